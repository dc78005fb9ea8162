"""Gaining the production of structures at once (UC-6.60, UC-7.33)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Self

from engine.core.decision import Nature, Option
from engine.core.effects.effect import SKIP, Doer, DoerMenu, Prospect
from engine.core.frames import Frame
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import Run, Step, bundle_of, receive
from engine.underwater_cities.board.production import structure_output
from engine.underwater_cities.board.supply import CITIES
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.effects.effect import Effect, Forecast, Things
from engine.underwater_cities.effects.upgrade import kind_at
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.events import Upgraded
from engine.underwater_cities.terms.glossary import Kind, singles
from engine.underwater_cities.words.improvements import output_words
from engine.underwater_cities.words.names import kinds_words, structure_name, thing


@dataclass(frozen=True, slots=True)
class Trial(Effect):
    """Gain the production of up to this many different upgraded structures (UC-6.60, UC-7.33)."""

    notation: ClassVar[str] = "trial"

    most: int
    kinds: tuple[Kind, ...]

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.number(args, 0), phrases.words(args, 1, phrases.STRUCTURES))

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Return each structure, after which the others are asked for."""
        return _trial_options(self, state, doer)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether there is an upgraded structure of the kinds."""
        found = survey_of(state, doer.seat).upgraded(singles(self.kinds))
        return Prospect.SURE if found else Prospect.NONE

    def brings(self, forecast: Forecast) -> Things:
        """Return what its structures produce, any resource if further ones could come first."""
        if forecast.could_come(Upgraded, "tunnel", *CITIES):
            return frozenset(RESOURCES)
        survey = survey_of(forecast.state, forecast.seat)
        sites = survey.upgraded(singles(self.kinds))
        goods = (bundle_of(structure_output(survey, site).stock) for site in sites)
        return frozenset(name for bundle in goods for name, _ in bundle)

    @cached_method
    def words(self) -> Msg:
        """Return whose production is gained, in words."""
        return self._words("trial")

    @cached_method
    def words_in_production(self) -> Msg:
        """Return the same for Production, where structures have already produced (UC-7.33)."""
        return self._words("again")

    def _words(self, how: str) -> Msg:
        if self.kinds == ("structure",):
            return msg(f"underwater-cities-do-{how}", count=self.most)
        kinds = kinds_words(self.kinds)
        return msg(f"underwater-cities-do-{how}-of", count=self.most, kinds=kinds)

    @cached_method
    def label(self) -> Msg:
        """Return the kinds of structures."""
        return msg("underwater-cities-do-trial-one-of", kinds=kinds_words(self.kinds))


@dataclass(frozen=True, slots=True)
class ChooseTrial(DoerMenu[State]):
    """Asks which other structure's production to gain (D28)."""

    trial: Trial
    done: tuple[str, ...]
    doer: Annotated[Doer, Tagged]

    def prompt(self, _state: State, /) -> Msg:
        """Ask for the structure."""
        return msg("underwater-cities-ask-trial")

    def options(self, state: State) -> Sequence[Option]:
        """Return the structures not chosen yet, and none."""
        found = _trial_options(self.trial, state, self.doer, self.done)
        return (*found, Option(SKIP, msg("option-skip"), nature=Nature.NOTHING)) if found else ()

    def default(self, _state: State, _options: Sequence[Option], /) -> str:
        """Return the option to choose none."""
        return SKIP


def _trial_options(
    trial: Trial, state: State, doer: Doer, done: tuple[str, ...] = ()
) -> list[Option]:
    survey = survey_of(state, doer.seat)
    options = []
    for site in survey.upgraded(singles(trial.kinds), done):
        then: tuple[Frame, ...] = (RunOnce(site, doer),)
        if trial.most > 1:
            further = replace(trial, most=trial.most - 1)
            then = (*then, ChooseTrial(further, (*done, site), doer))
        kind = kind_at(survey, site)
        label = msg("underwater-cities-do-trial-at", what=structure_name(kind, site))
        made = output_words(structure_output(survey, site))
        told = msg("underwater-cities-effect-produces", kind=thing(kind), goods=made)
        key, group = f"trial:{site}", thing(kind)
        options.append(Option(key, label, then, group=group, spot=site, effect=told))
    return options


@dataclass(frozen=True, slots=True)
class RunOnce(Step):
    """Gains the production of one structure, base and upgrade (UC-6.60)."""

    site: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Gain it."""
        seat = self.doer.seat
        output = structure_output(survey_of(run.state, seat), self.site)
        receive(run, seat, output.stock, output.points, self.doer.cause)
