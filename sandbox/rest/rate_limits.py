"""Rate limits, which are generous by default and, on request, as strict as Discord's."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from time import monotonic, time

from sandbox.model import Json

_GENEROUS = (1000, 1.0)
_MAJOR = ("channel_id", "guild_id", "webhook_id", "interaction_id")
_STRICT = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me": (1, 0.25),
    "PATCH /channels/{channel_id}": (5, 15.0),
    "POST /webhooks/{webhook_id}/{token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{token}/messages/{message_id}": (5, 2.0),
}
_STRICT_OTHERWISE = (50, 1.0)
_MOST_BUCKETS = 1000


@dataclass(slots=True)
class _Bucket:
    limit: int
    window: float
    used: int = 0
    ends: float = 0.0


@dataclass(frozen=True, slots=True)
class BucketState:
    """The state of a bucket after counting a request."""

    headers: dict[str, str]
    retry_after: float | None
    """Seconds until the next request is allowed; None if this one was."""


@dataclass(slots=True)
class Limits:
    """The buckets of all rate limits, by route and channel, guild or token."""

    strict: bool = False
    _buckets: dict[str, _Bucket] = field(default_factory=dict)

    def take(self, route: str, place: dict[str, str]) -> BucketState:
        """Count a request and return the state of its bucket."""
        now = monotonic()
        limit, window = _STRICT.get(route, _STRICT_OTHERWISE) if self.strict else _GENEROUS
        major = "/".join(place[key] for key in _MAJOR if key in place) + place.get("token", "")
        bucket = self._buckets.setdefault(f"{route}:{major}", _Bucket(limit, window))
        if now >= bucket.ends:
            bucket.limit, bucket.window = limit, window
            bucket.used, bucket.ends = 0, now + window
        bucket.used += 1
        left = bucket.ends - now
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(bucket.limit - bucket.used, 0)),
            "X-RateLimit-Reset": f"{_wall(left):.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
        self._forget_old(now)
        return BucketState(headers, left if bucket.used > bucket.limit else None)

    def _forget_old(self, now: float) -> None:
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets = {
                key: bucket for key, bucket in self._buckets.items() if bucket.ends > now
            }


def _wall(ahead: float) -> float:
    return time() + ahead


def limited(retry_after: float) -> Json:
    """Return the body of a 429 response."""
    return {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": False,
    }
