"""Fail if too few branches were covered: branches.py COVERAGE.json PERCENT."""

import json
import sys
from pathlib import Path


def main(report: str, least: str) -> int:
    """Print the share of branches covered and return the exit code."""
    totals = json.loads(Path(report).read_text(encoding="utf-8"))["totals"]
    taken, known = totals["covered_branches"], totals["num_branches"]
    percent = 100 * taken / known if known else 100.0
    print(f"Branches taken: {taken} of {known}, {percent:.1f} % (at least {least} %)")
    return int(percent < float(least))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
