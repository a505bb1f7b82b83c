/** What the simulation saw, so that a test can tell that it saw enough. */
export interface Simulated {
  days: number
  registrations: number
  renewals: number
  reminders: number
  closed: number
  /** Stages that were signed, and how often an application was sent back to an earlier one. */
  signed: number
  sentBack: number
  /** Changes of type that took effect. */
  retyped: number
  /** Facilities that came in from paper and stayed, how many of them were renewed, and how many were taken back. */
  fromPaper: number
  renewedFromPaper: number
  takenBack: number
  /** The renewals by their surcharge in per cent. */
  surcharges: Record<number, number>
}

/** Before the first day. */
export function nothingSeen(): Simulated {
  return {
    days: 0,
    registrations: 0,
    renewals: 0,
    reminders: 0,
    closed: 0,
    signed: 0,
    sentBack: 0,
    retyped: 0,
    fromPaper: 0,
    renewedFromPaper: 0,
    takenBack: 0,
    surcharges: {},
  }
}
