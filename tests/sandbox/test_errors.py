"""Refusals, in Discord's words and in plain ones."""

from __future__ import annotations

import pytest

from sandbox import errors
from sandbox.errors import INVALID_FORM, CannotDo, Problems, Reason, Refused, invalid


def test_a_refusal_says_its_reason_and_what_else_there_is() -> None:
    refused = Refused(Reason(429, 7, "Too fast"), {"retry_after": 0.5})
    assert refused.body == {"message": "Too fast", "code": 7, "retry_after": 0.5}
    assert str(refused) == "7: Too fast"
    assert Refused(Reason(429, 7, "Too fast")).extra == {}


def test_problems_are_nested_by_their_paths() -> None:
    problems = Problems()
    problems.add(("parts", 0, "id"), "A", "first")
    problems.add(("parts", 0, "id"), "B", "second")
    problems.add((), "C", "of all")
    with pytest.raises(Refused) as refused:
        problems.raise_if_any()
    assert refused.value.reason == INVALID_FORM
    first, second = {"code": "A", "message": "first"}, {"code": "B", "message": "second"}
    assert refused.value.body["errors"] == {
        "parts": {"0": {"id": {"_errors": [first, second]}}},
        "_errors": [{"code": "C", "message": "of all"}],
    }


def test_without_problems_nothing_is_refused() -> None:
    Problems().raise_if_any()


def test_one_problem_is_told_at_its_dotted_path() -> None:
    body = invalid("parts.0.id", "A", "wrong").body
    assert body["code"] == INVALID_FORM.code
    assert body["errors"] == {
        "parts": {"0": {"id": {"_errors": [{"code": "A", "message": "wrong"}]}}}
    }


def test_what_a_person_cannot_do_may_be_about_an_option() -> None:
    assert CannotDo("no").option is None
    about = CannotDo("no such file", option="file")
    assert (str(about), about.option) == ("no such file", "file")


def test_reasons_are_told_apart_by_their_codes() -> None:
    reasons = [one for one in vars(errors).values() if isinstance(one, Reason)]
    numbered = [one.code for one in reasons if one.code]
    assert len(numbered) == len(set(numbered)) > 30
    assert {one.status for one in reasons} <= {400, 401, 403, 404, 405, 413, 429, 500}
