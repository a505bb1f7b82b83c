/** How quickly messages are delivered and how long a failed one is retried. */
export interface Timing {
  /** The pause before looking for new messages, when there are none. */
  pollMs: number
  /** The delay before the first retry; it doubles with each, up to the longest. */
  retrySeconds: number
  maxRetrySeconds: number
  /** A message is given up when it has been tried for this long. */
  giveUpSeconds: number
  /** For this long no other process tries the same message. Longer than an attempt can take. */
  claimSeconds: number
  /** After this time the messages that a process had fetched are given to others: it was killed. */
  expireSeconds: number
  /** How often the queue looks for messages of processes that were killed. */
  superviseSeconds: number
}

/** The retries of a mail server that is away: about 1, 2, 4 … minutes later, then every two hours, for a day. */
const retrySeconds = 60

/** `retryAfter` shortens all delays in proportion, for tests; by default the first retry is after a minute. */
export function timingOf(isEmbedded: boolean, retryAfter: number = retrySeconds): Timing {
  // The embedded database has one connection, which the portal's calls need.
  const pollMs = isEmbedded ? 10_000 : 1_000
  return {
    pollMs: Math.min(pollMs, retryAfter * 200),
    retrySeconds: retryAfter,
    maxRetrySeconds: 120 * retryAfter,
    giveUpSeconds: 1_440 * retryAfter,
    claimSeconds: 2 * retryAfter,
    expireSeconds: 5 * retryAfter,
    superviseSeconds: retryAfter,
  }
}
