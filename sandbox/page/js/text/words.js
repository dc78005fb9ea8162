/** The page's own words: each row says the same in English, German, Italian and Brazilian Portuguese. */

const LANGUAGES = ["en", "de", "it", "pt-BR"];

const ROWS = {
  // Places
  channels: ["Channels", "Kanäle", "Canali", "Canais"],
  directs: ["Direct messages", "Direktnachrichten", "Messaggi diretti", "Mensagens diretas"],
  writeTo: ["Write to {name}", "{name} schreiben", "Scrivi a {name}", "Escrever para {name}"],
  newChannel: ["New channel", "Neuer Kanal", "Nuovo canale", "Novo canal"],
  newThread: ["New thread in {name}", "Neuer Thread in {name}", "Nuovo thread in {name}", "Novo tópico em {name}"],
  archived: ["Archived threads ({n})", "Archivierte Threads ({n})", "Thread archiviati ({n})", "Tópicos arquivados ({n})"],
  openMenu: ["Channels and people", "Kanäle und Personen", "Canali e persone", "Canais e pessoas"],
  botHere: ["{name} is online", "{name} ist online", "{name} è online", "{name} está online"],
  botGone: ["{name} is offline", "{name} ist offline", "{name} è offline", "{name} está offline"],
  "unread.one": ["{n} new message", "{n} neue Nachricht", "{n} nuovo messaggio", "{n} mensagem nova"],
  "unread.other": ["{n} new messages", "{n} neue Nachrichten", "{n} nuovi messaggi", "{n} mensagens novas"],
  "pings.one": ["{n} mention", "{n} Erwähnung", "{n} menzione", "{n} menção"],
  "pings.other": ["{n} mentions", "{n} Erwähnungen", "{n} menzioni", "{n} menções"],
  noSuchPlace: ["This channel can’t be opened here.", "Dieser Kanal lässt sich hier nicht öffnen.", "Questo canale non si può aprire qui.", "Este canal não pode ser aberto aqui."],
  noSuchMessage: ["That message no longer exists.", "Diese Nachricht gibt es nicht mehr.", "Quel messaggio non c’è più.", "Essa mensagem não existe mais."],

  // People
  people: ["People", "Personen", "Persone", "Pessoas"],
  youAre: ["You are", "Du bist", "Sei", "Você é"],
  become: ["Switch to {name}", "Zu {name} wechseln", "Passa a {name}", "Mudar para {name}"],
  addPerson: ["Add a person", "Person hinzufügen", "Aggiungi una persona", "Adicionar uma pessoa"],
  nobody: ["Nobody is here yet. Who do you want to be?", "Hier ist noch niemand. Wer möchtest du sein?", "Non c’è ancora nessuno. Chi vuoi essere?", "Ainda não há ninguém aqui. Quem você quer ser?"],
  name: ["Name", "Name", "Nome", "Nome"],
  language: ["Language", "Sprache", "Lingua", "Idioma"],
  colour: ["Colour", "Farbe", "Colore", "Cor"],
  create: ["Create", "Anlegen", "Crea", "Criar"],

  // Messages
  messages: ["Messages", "Nachrichten", "Messaggi", "Mensagens"],
  beginning: ["This is the start of {name}.", "Hier beginnt {name}.", "Qui comincia {name}.", "Aqui começa {name}."],
  loading: ["Loading…", "Wird geladen …", "Caricamento…", "Carregando…"],
  notLoaded: ["Couldn’t load messages.", "Die Nachrichten ließen sich nicht laden.", "Impossibile caricare i messaggi.", "Não foi possível carregar as mensagens."],
  again: ["Try again", "Erneut versuchen", "Riprova", "Tentar de novo"],
  toNewest: ["Jump to present", "Zu den neuesten Nachrichten", "Vai ai più recenti", "Ir para as mais recentes"],
  "newMessages.one": ["{n} new message", "{n} neue Nachricht", "{n} nuovo messaggio", "{n} mensagem nova"],
  "newMessages.other": ["{n} new messages", "{n} neue Nachrichten", "{n} nuovi messaggi", "{n} mensagens novas"],
  new: ["New", "Neu", "Nuovo", "Novas"],
  bot: ["BOT", "BOT", "BOT", "BOT"],
  edited: ["(edited)", "(bearbeitet)", "(modificato)", "(editado)"],
  used: ["used", "hat benutzt:", "ha usato", "usou"],
  thinking: ["{name} is thinking…", "{name} denkt nach …", "{name} sta pensando…", "{name} está pensando…"],
  onlyYou: ["Only you can see this", "Nur du kannst das sehen", "Solo tu puoi vederlo", "Só você pode ver isto"],
  dismiss: ["Dismiss", "Verwerfen", "Ignora", "Dispensar"],
  openedThread: ["{name} opened a thread:", "{name} hat einen Thread eröffnet:", "{name} ha aperto un thread:", "{name} abriu um tópico:"],
  joined: ["{name} joined.", "{name} ist beigetreten.", "Ora c’è anche {name}.", "{name} entrou."],
  spoiler: ["Hidden; press to show", "Verborgen; drücken zum Anzeigen", "Nascosto; premi per mostrare", "Oculto; aperte para mostrar"],
  spoilerShort: ["Show", "Zeigen", "Mostra", "Mostrar"],
  unknown: ["unknown", "unbekannt", "sconosciuto", "desconhecido"],
  unknownPart: ["This part can’t be shown here.", "Dieser Teil lässt sich hier nicht zeigen.", "Questa parte non si può mostrare qui.", "Esta parte não pode ser mostrada aqui."],
  "typing.one": ["{names} is typing…", "{names} schreibt …", "{names} sta scrivendo…", "{names} está escrevendo…"],
  "typing.other": ["{names} are typing…", "{names} schreiben …", "{names} stanno scrivendo…", "{names} estão escrevendo…"],

  // Pictures and files
  picture: ["Picture", "Bild", "Immagine", "Imagem"],
  enlarge: ["Enlarge picture", "Bild vergrößern", "Ingrandisci l’immagine", "Ampliar imagem"],
  enlargeNamed: ["Enlarge: {alt}", "Vergrößern: {alt}", "Ingrandisci: {alt}", "Ampliar: {alt}"],
  original: ["Open original", "Original öffnen", "Apri l’originale", "Abrir original"],
  smaller: ["Zoom out", "Verkleinern", "Riduci", "Diminuir zoom"],
  larger: ["Zoom in", "Vergrößern", "Ingrandisci", "Aumentar zoom"],
  fit: ["Fit to window", "An Fenster anpassen", "Adatta alla finestra", "Ajustar à janela"],
  previous: ["Previous", "Vorheriges", "Precedente", "Anterior"],
  next: ["Next", "Nächstes", "Successiva", "Próxima"],
  close: ["Close", "Schließen", "Chiudi", "Fechar"],
  download: ["Download", "Herunterladen", "Scarica", "Baixar"],

  // Writing and commands
  write: ["Message {name}", "Nachricht an {name}", "Scrivi in {name}", "Mensagem para {name}"],
  mayNotWrite: ["You can’t send messages here.", "Hier kannst du nicht schreiben.", "Qui non puoi scrivere.", "Você não pode escrever aqui."],
  send: ["Send", "Senden", "Invia", "Enviar"],
  sending: ["sending…", "wird gesendet …", "invio…", "enviando…"],
  commands: ["Commands", "Befehle", "Comandi", "Comandos"],
  noCommand: ["No such command.", "Diesen Befehl gibt es nicht.", "Questo comando non esiste.", "Esse comando não existe."],
  noCommands: ["The bot has no commands here yet.", "Der Bot hat hier noch keine Befehle.", "Qui il bot non ha ancora comandi.", "O bot ainda não tem comandos aqui."],
  leaveCommand: ["Cancel command", "Befehl abbrechen", "Annulla il comando", "Cancelar comando"],
  removeOption: ["Remove {name}", "{name} entfernen", "Rimuovi {name}", "Remover {name}"],
  noChoices: ["Couldn’t load the choices.", "Die Auswahl ließ sich nicht laden.", "Impossibile caricare le scelte.", "Não foi possível carregar as opções."],
  yes: ["Yes", "Ja", "Sì", "Sim"],
  no: ["No", "Nein", "No", "Não"],
  needed: ["This is required.", "Das ist erforderlich.", "Questo campo è obbligatorio.", "Este campo é obrigatório."],
  pickOne: ["Choose one from the list.", "Wähle einen Eintrag aus der Liste.", "Scegli una voce dell’elenco.", "Escolha um item da lista."],
  wholeNumber: ["Enter a whole number.", "Gib eine ganze Zahl ein.", "Scrivi un numero intero.", "Digite um número inteiro."],
  aNumber: ["Enter a number.", "Gib eine Zahl ein.", "Scrivi un numero.", "Digite um número."],
  fromTo: ["from {low} to {high}", "von {low} bis {high}", "da {low} a {high}", "de {low} a {high}"],
  atLeast: ["at least {low}", "mindestens {low}", "almeno {low}", "pelo menos {low}"],
  atMost: ["at most {high}", "höchstens {high}", "al massimo {high}", "no máximo {high}"],
  tooShort: ["Enter at least {n} characters.", "Gib mindestens {n} Zeichen ein.", "Scrivi almeno {n} caratteri.", "Digite pelo menos {n} caracteres."],
  tooLong: ["Enter at most {n} characters.", "Gib höchstens {n} Zeichen ein.", "Scrivi al massimo {n} caratteri.", "Digite no máximo {n} caracteres."],

  // Selects and modals
  choose: ["Choose", "Auswählen", "Scegli", "Escolher"],
  search: ["Search", "Suchen", "Cerca", "Buscar"],
  confirm: ["Confirm ({n})", "Bestätigen ({n})", "Conferma ({n})", "Confirmar ({n})"],
  exactly: ["Choose {n}", "Wähle {n}", "Scegline {n}", "Escolha {n}"],
  between: ["Choose {least} to {most}", "Wähle {least} bis {most}", "Scegline da {least} a {most}", "Escolha de {least} a {most}"],
  chosenOf: ["{n} of {most}", "{n} von {most}", "{n} di {most}", "{n} de {most}"],
  submit: ["Submit", "Absenden", "Invia", "Enviar"],
  cancel: ["Cancel", "Abbrechen", "Annulla", "Cancelar"],

  // When something fails
  failed: ["This interaction failed.", "Diese Interaktion ist fehlgeschlagen.", "Questa interazione non è riuscita.", "Esta interação falhou."],
  noAnswer: ["The bot didn’t answer.", "Der Bot hat nicht geantwortet.", "Il bot non ha risposto.", "O bot não respondeu."],
  botOffline: ["The bot is offline.", "Der Bot ist offline.", "Il bot è offline.", "O bot está offline."],
  lost: ["The server can’t be reached.", "Der Server ist nicht erreichbar.", "Il server non è raggiungibile.", "Não foi possível conectar ao servidor."],
  reconnecting: ["Connection lost. Reconnecting…", "Verbindung verloren. Neuer Versuch …", "Connessione persa. Riconnessione in corso…", "A conexão caiu. Reconectando…"],
  botAway: ["{name} is offline and won’t answer commands.", "{name} ist offline und beantwortet keine Befehle.", "{name} è offline e non risponde ai comandi.", "{name} está offline e não responde a comandos."],

  // Trouble on purpose
  trouble: ["Simulate problems", "Störungen simulieren", "Simula problemi", "Simular problemas"],
  troubleMade: ["Done.", "Erledigt.", "Fatto.", "Feito."],
  nothingThere: ["There’s nothing here that this applies to.", "Hier gibt es nichts, worauf das passt.", "Qui non c’è nulla a cui applicarlo.", "Aqui não há nada a que isto se aplique."],
  gateway: ["Bot connection", "Verbindung des Bots", "Connessione del bot", "Conexão do bot"],
  "gateway.drop": ["Drop it", "Trennen", "Interrompila", "Derrubar"],
  "gateway.reconnect": ["Ask to reconnect", "Um Neuverbindung bitten", "Chiedi di riconnettersi", "Pedir que reconecte"],
  "gateway.invalid": ["End the session", "Sitzung beenden", "Termina la sessione", "Encerrar a sessão"],
  requests: ["The bot’s next requests", "Die nächsten Anfragen des Bots", "Le prossime richieste del bot", "As próximas requisições do bot"],
  times: ["How many", "Wie viele", "Quante", "Quantas"],
  status: ["Status", "Status", "Stato", "Status"],
  refuse: ["Refuse", "Ablehnen", "Rifiuta", "Recusar"],
  limitsOn: ["Rate-limit as Discord does", "Wie Discord drosseln", "Limitale come Discord", "Limitar a taxa como o Discord"],
  limitsOff: ["Stop rate-limiting", "Nicht mehr drosseln", "Non limitarle più", "Não limitar mais a taxa"],
  loseAnswer: ["Lose the response", "Antwort verlieren", "Perdi la risposta", "Perder a resposta"],
  permissions: ["Permissions denied to the bot in {name}", "Was der Bot in {name} nicht darf", "Permessi negati al bot in {name}", "Permissões negadas ao bot em {name}"],
  apply: ["Apply", "Anwenden", "Applica", "Aplicar"],
  here: ["Here", "Hier", "Qui", "Aqui"],
  deleteNewest: ["Delete the bot’s newest message", "Neueste Nachricht des Bots löschen", "Elimina l’ultimo messaggio del bot", "Apagar a mensagem mais recente do bot"],
  archive: ["Archive the thread", "Thread archivieren", "Archivia il thread", "Arquivar tópico"],
  lock: ["Lock the thread", "Thread sperren", "Blocca il thread", "Trancar tópico"],
  deleteChannel: ["Delete this channel", "Diesen Kanal löschen", "Elimina questo canale", "Apagar este canal"],
  repeat: ["Send my last action again", "Meine letzte Aktion noch einmal senden", "Invia di nuovo la mia ultima azione", "Enviar de novo minha última ação"],
  membership: ["Members", "Mitglieder", "Membri", "Membros"],
  kick: ["Remove {name}", "{name} entfernen", "Rimuovi {name}", "Remover {name}"],
  invite: ["Invite {name}", "{name} einladen", "Invita {name}", "Convidar {name}"],
  "bot.restart": ["Restart {name}", "{name} neu starten", "Riavvia {name}", "Reiniciar {name}"],
  "bot.stop": ["Stop {name}", "{name} anhalten", "Ferma {name}", "Parar {name}"],
  "bot.start": ["Start {name}", "{name} starten", "Avvia {name}", "Iniciar {name}"],
  join: ["Rejoin the server", "Dem Server wieder beitreten", "Rientra nel server", "Voltar ao servidor"],
  leave: ["Leave the server", "Server verlassen", "Lascia il server", "Sair do servidor"],
};

/** @typedef {keyof typeof ROWS} Key */

/**
 * The words of each language by their key.
 * @type {Record<string, Record<string, string>>}
 */
export const WORDS = Object.fromEntries(
  LANGUAGES.map((language, index) => [language, Object.fromEntries(Object.entries(ROWS).map(([key, row]) => [key, row[index]]))]),
);
