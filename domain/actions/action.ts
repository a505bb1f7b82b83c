import type { Capability } from '../accounts/capabilities.ts'
import type { LetterKind } from '../letters/letter-kinds.ts'
import type { PrintedKind } from '../licences/certificate.ts'
import type { NoticeKind } from '../messages/notice-kinds.ts'

/** A message to the facility's owner. `about` is the kind of page that the message links to. */
export interface OwnerMessage {
  kind: NoticeKind
  title: string
  about: 'registration' | 'facility'
  /** What the owner can do next. */
  next?: string
}

/** A message to the one person whom an action names: the officer who made a letter, or a helper. */
interface NamedMessage {
  kind: 'claim' | 'helper'
  title: string
}

/** A message to every officer with a capability. It links to the facility, or to what is named. */
interface OfficersMessage {
  capability: Capability
  kind: NoticeKind
  title: string
  about?: 'registration' | 'concern'
}

/** What is entered in the timeline once a request for a change has what was asked of its owner, and who is told. */
export interface CompleteChange {
  text: string
  notifiesOfficers: OfficersMessage
}

/** What follows when an action is done, all in one transaction. */
export interface Consequences {
  /** An entry in the registration's timeline. Its text is `text`, or the reason that was given, or both. Owners do not see an internal one. */
  event?: { text?: string; isInternal?: true }
  /** What is stored on the registration besides its status: when it was submitted; who decided, when, and until which day; until which day it is extended; when it ended; which officer has it; when its owner was reminded. */
  records?: 'submission' | 'decision' | 'extension' | 'end' | 'assignee' | 'reminder'
  issues?: PrintedKind
  /** How a return to the owner for correction ends with it: what was returned is submitted again, or no longer asked for. */
  endsReturn?: 'resubmitted' | 'decided'
  /** What is in force is issued again, under the same number and with the same dates, also stating the new type after a change of it; the statement of what is extended until the new last day. */
  issuesAgain?: 'certificate or statement' | 'statement'
  /** The facility becomes of the type that was asked for, and the application has taken effect. */
  changesType?: true
  /**
   * The operating officer, the beds and the people of the facility become again what they were when the change of type was started;
   * and where its decline is set aside, what they were when it was declined.
   */
  restoresContents?: true
  /** The kind of letter that is written to the owner, see `letterTemplates`. */
  writesLetter?: LetterKind
  /** Stores what the application contains. */
  takesSnapshot?: true
  /** The owner is not told of what they did themselves. */
  notifiesOwner?: OwnerMessage
  /** A message to officers, when the owner or a helper does it. */
  notifiesOfficers?: OfficersMessage
  /** Where it is the last document or payment that a request for a change waited for. */
  completesChange?: CompleteChange
  /** The title of a message to the officer who is given the case. */
  notifiesAssignee?: string
  notifiesNamed?: NamedMessage
  /** A message to the person of an account about what somebody else did to it, in the portal and as a security message. */
  tellsPerson?: { title: string; text: string }
  /** A message to the officer who has the case, otherwise to the one who returned it, when it is submitted again. */
  notifiesReviewer?: { kind: NoticeKind; title: string }
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
  /** What the audit record says that somebody did, as the end of a sentence that begins with their name. `#` stands for what it was about. */
  recordedAs: string
  causes: Consequences
}
