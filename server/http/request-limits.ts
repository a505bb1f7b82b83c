/** How many connections there may be, and how long what arrives on them may take. */
export interface RequestLimits {
  connections: number
  /** The connection of a client that neither sends nor reads for this long is closed. */
  silentMs: number
  /** Any other body than a file has arrived after this time. */
  bodyMs: number
  /** A file may arrive over a slow connection, but so many bytes of it in each such time. */
  paceBytes: number
  paceMs: number
  /** Every request has arrived after this time. */
  requestMs: number
}

export const requestLimits: RequestLimits = {
  connections: 1_000,
  silentMs: 60_000,
  bodyMs: 30_000,
  paceBytes: 8 * 1024,
  paceMs: 15_000,
  requestMs: 600_000,
}
