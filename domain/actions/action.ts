import type { Capability } from '../capabilities.ts'
import type { PrintedKind } from '../certificate.ts'

/** A message to the owner of the facility, and what it is about: that page opens from it. */
export interface OwnerMessage {
  kind: 'decision' | 'penalty'
  title: string
  about: 'registration' | 'facility'
  /** What the owner can do next. */
  next?: string
}

/** What follows when an action is done, all in one transaction. */
export interface Consequences {
  /** A line in the registration's timeline. It says this, or the reason that was given. */
  event?: { says?: string }
  /** What is written on the registration besides its status: when it was submitted, or who decided, when, and until which day. */
  records?: 'submission' | 'decision'
  issues?: PrintedKind
  tellsOwner?: OwnerMessage
}

/** A row of an action table, whatever the action is about. */
export interface Action<State extends string, Status extends string> {
  /** The capability that it needs. */
  may: Capability
  /** The states in which it is offered. */
  offeredWhen: readonly State[]
  /** The status after it; null where it changes none. */
  leadsTo: Status | null
  /** What the person gives with it, in words for the documentation. */
  asks: readonly string[]
  /** What the person reads when it is done. Spec §8. */
  message: string | null
  causes: Consequences
}
