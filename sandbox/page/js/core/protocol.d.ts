/** Types of the data exchanged with the server: Discord's own, as far as the page uses them; see docs/sandbox.md. */

// ---------------------------------------------------------------- people and channels

export interface User {
  id: string;
  username: string;
  global_name: string | null;
  bot?: boolean;
}

export interface Person extends User {
  locale: string;
  colour: string;
  /** False once they have left the server. */
  present?: boolean;
}

export interface Bot {
  id: string;
  username: string;
  online: boolean;
  colour: string;
  present?: boolean;
}

export interface Role {
  id: string;
  name: string;
}

export interface Guild {
  id: string;
  name: string;
  roles?: Role[];
}

export interface Channel {
  id: string;
  type: number;
  name: string;
  position?: number;
  topic?: string | null;
  parent_id?: string | null;
  last_message_id?: string | null;
  thread_metadata?: { archived: boolean; locked?: boolean };
  /** True if this person may post there. */
  can_send?: boolean;
}

// ---------------------------------------------------------------- messages

export interface Emoji {
  id?: string | null;
  name: string;
}

export interface Attachment {
  id: string;
  filename: string;
  url: string;
  size?: number;
  content_type?: string;
  title?: string;
  description?: string | null;
  width?: number | null;
  height?: number | null;
}

/** A picture or file in an embed or a component; its URL may be `attachment://name`. */
export interface Media {
  url: string;
  width?: number | null;
  height?: number | null;
  description?: string | null;
}

export interface EmbedField {
  name: string;
  value: string;
  inline?: boolean;
}

export interface Embed {
  title?: string;
  description?: string;
  url?: string;
  color?: number | null;
  timestamp?: string | null;
  author?: { name?: string; url?: string };
  footer?: { text?: string };
  fields?: EmbedField[];
  image?: Media;
  thumbnail?: Media;
}

export interface Reaction {
  emoji: Emoji;
  count: number;
}

/** The interaction a message responds to; only commands have a name. */
export interface InteractionMetadata {
  type: number;
  user: User;
  name?: string;
}

export interface Message {
  id: string;
  channel_id: string;
  type: number;
  content: string;
  author: User;
  timestamp: string;
  edited_timestamp?: string | null;
  flags: number;
  mention_everyone?: boolean;
  mentions?: User[];
  attachments?: Attachment[];
  embeds?: Embed[];
  components?: Component[];
  reactions?: Reaction[];
  thread?: Channel;
  message_reference?: { channel_id?: string; message_id?: string };
  referenced_message?: Message | null;
  interaction_metadata?: InteractionMetadata;
  ephemeral_to?: string;
}

// ---------------------------------------------------------------- components

export interface ActionRow {
  type: 1;
  components: Component[];
}

export interface Button {
  type: 2;
  style: number;
  label?: string | null;
  emoji?: Emoji | null;
  custom_id?: string;
  url?: string | null;
  disabled?: boolean;
}

export interface SelectOption {
  label: string;
  value: string;
  description?: string | null;
  emoji?: Emoji | null;
  default?: boolean;
}

interface SelectBase {
  custom_id: string;
  placeholder?: string | null;
  min_values?: number;
  max_values?: number;
  disabled?: boolean;
  required?: boolean | null;
}

/** A select of strings. */
export interface StringSelect extends SelectBase {
  type: 3;
  options?: SelectOption[];
}

/** A select of people, roles, both, or channels. */
export interface EntitySelect extends SelectBase {
  type: 5 | 6 | 7 | 8;
  default_values?: { id: string }[] | null;
  channel_types?: number[] | null;
}

export type SelectComponent = StringSelect | EntitySelect;

export interface TextInput {
  type: 4;
  custom_id: string;
  style: number;
  label?: string | null;
  placeholder?: string | null;
  value?: string | null;
  required?: boolean | null;
  min_length?: number | null;
  max_length?: number | null;
}

export interface Section {
  type: 9;
  components: Component[];
  accessory?: Component;
}

export interface TextDisplay {
  type: 10;
  content: string;
}

export interface Thumbnail {
  type: 11;
  media: Media;
  description?: string | null;
  spoiler?: boolean;
}

export interface MediaGallery {
  type: 12;
  items: { media: Media; description?: string | null; spoiler?: boolean }[];
}

export interface FileComponent {
  type: 13;
  file: Media;
  name?: string;
  size?: number;
}

export interface Separator {
  type: 14;
  divider?: boolean;
  spacing?: number;
}

export interface Container {
  type: 17;
  components: Component[];
  accent_color?: number | null;
  spoiler?: boolean;
}

/** A label around a field of a modal. */
export interface Label {
  type: 18;
  label: string;
  description?: string | null;
  component: Component;
}

/** A group of radio buttons (21) or checkboxes (22). */
export interface OptionGroup {
  type: 21 | 22;
  custom_id: string;
  options?: SelectOption[];
  required?: boolean | null;
  min_values?: number | null;
  max_values?: number | null;
}

export interface Checkbox {
  type: 23;
  custom_id: string;
  default?: boolean;
}

/** The components that can be filled in. */
export type FieldComponent = SelectComponent | TextInput | OptionGroup | Checkbox;

export type Component =
  | ActionRow
  | Button
  | FieldComponent
  | Section
  | TextDisplay
  | Thumbnail
  | MediaGallery
  | FileComponent
  | Separator
  | Container
  | Label;

export interface Modal {
  nonce: string;
  interaction_id: string;
  custom_id: string;
  title: string;
  components: Component[];
}

// ---------------------------------------------------------------- commands

/** Texts by locale. */
export type Localizations = Record<string, string>;

/** Something with a name and perhaps a description, each in several languages. */
export interface Named {
  name: string;
  name_localizations?: Localizations | null;
  description?: string;
  description_localizations?: Localizations | null;
}

export interface CommandChoice extends Named {
  value: string | number;
}

/** An option or a subcommand. Properties without a value are missing or null. */
export interface CommandOption extends Named {
  type: number;
  description: string;
  required?: boolean;
  choices?: CommandChoice[] | null;
  options?: CommandOption[] | null;
  channel_types?: number[] | null;
  min_value?: number | null;
  max_value?: number | null;
  min_length?: number | null;
  max_length?: number | null;
  autocomplete?: boolean;
}

export interface Command extends Named {
  id: string;
  type?: number;
  options?: CommandOption[] | null;
  contexts?: number[] | null;
  dm_permission?: boolean | null;
}

/** A choice that the bot suggests while an option is being typed. */
export interface SuggestedChoice {
  name: string;
  value: string | number;
}

/** A file passed to a command, with its content in base64. */
export interface UploadedFile {
  name: string;
  data: string;
}

/** The value of a command's option. */
export type OptionValue = string | number | boolean | UploadedFile;

/** The value of a field of a modal. */
export type FieldValue = string | string[] | boolean;

// ---------------------------------------------------------------- live connection

/** The progress of an interaction. */
export type Progress = "sent" | "thinking" | "done" | "failed";

export interface Welcome {
  me: Person;
  people: Person[];
  guild: Guild;
  channels: Channel[];
  commands: Command[];
  bot: Bot;
  unread?: Record<string, number>;
  mentions?: Record<string, number>;
}

/** The data of each kind of live frame. */
export interface Frames {
  welcome: Welcome;
  message: Message;
  message_gone: { id: string; channel_id: string };
  channel: Channel;
  channel_gone: { id: string };
  people: Person[];
  commands: Command[];
  bot: { online: boolean };
  typing: { channel_id: string; user_id: string };
  interaction: { nonce: string; state: Progress; reason: string | null };
  choices: { nonce: string; choices: SuggestedChoice[] };
  modal: Modal;
  mention: { message_id: string; channel_id: string };
  read: { channel_id: string };
}

/** A live frame. */
export type Frame = { [Kind in keyof Frames]: { t: Kind; d: Frames[Kind] } }[keyof Frames];
