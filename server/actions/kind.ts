import type { Consequences } from '@portal/domain/actions/action.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import type { ChangeKind } from '@portal/domain/facilities/change-kinds.ts'
import type { Condition } from '@portal/domain/licences/conditions.ts'
import type { AuditEntry, Doer } from '../audit/record-entry.ts'
import type { PaperToIssue } from '../papers/issue-papers.ts'
import type { LetterWords } from '../papers/letter-facts-of.ts'
import type { PageFacts } from '../reading/page-facts.ts'
import type { LockedRegistration } from '../records/applications/registrations.ts'
import type { LetterAbout } from '../records/letters/letter-facts.ts'
import type { NewNotification } from '../records/messages/notifications.ts'
import type { Settings } from '../records/settings/settings.ts'
import type { Acting } from '../use-case/context.ts'
import type { Subject } from './messages.ts'

/** What is special to the actions on one kind of thing. */
export interface Special {
  /** What they need of the context. */
  context: Acting
  /** The names of the actions. */
  name: unknown
  /** What names one thing. */
  id: unknown
  /** What a use case gives besides the action and the thing. */
  input: object
  /** The thing as it was locked. */
  facts: unknown
  /** What the check has found out. */
  checked: unknown
  /** What a use case tells of the rows that it writes. */
  written: unknown
}

/** An action that is being carried out. */
export interface Carried<S extends Special> {
  context: S['context']
  name: S['name']
  id: S['id']
  input: S['input']
  facts: S['facts']
  checked: S['checked']
}

/** An adapter: how the actions on one kind of thing are carried out. `act` says in which order. */
export interface Kind<S extends Special> {
  /** Locks the thing, then reads it as the previous holder of the lock left it. */
  lock: (context: S['context'], id: S['id'], name: S['name']) => Promise<S['facts']>
  /** Checks the action against the table. Refuses by throwing. `repeat`: it was done before, so nothing else happens. */
  check: (action: Omit<Carried<S>, 'checked'>) => Promise<S['checked'] | 'repeat'>
  /** Writes what is special to the kind, after the rows of the use case, and tells what was done. */
  write: (action: Carried<S>, written: S['written']) => Promise<Done>
}

/** What an action did, for its consequences. What the kind of thing does not have is left out. */
export interface Done {
  causes: Consequences
  /** What the audit record says of it. */
  entry?: Omit<AuditEntry, keyof Doer>
  /** Whom and what the messages are about. Nobody is told without. */
  subjects?: readonly Subject[]
  /** Enters it in the timeline of the thing. Returns the messages that are not stored with that. */
  enter?: (messages: readonly NewNotification[]) => Promise<readonly NewNotification[]>
  /** The person of an account who is told what was done to it. */
  person?: { id: number; more: string | undefined }
  application?: DoneToApplication
  /** What else follows for this kind of thing. */
  follow?: () => Promise<void>
  /** Draws numbers, and stores the rows that have them in them. Returns the numbers. */
  number?: () => Promise<readonly string[]>
  papers?: PapersAsked
}

/** What was done to an application, for what follows for its rows. */
interface DoneToApplication {
  name: RegistrationActionName
  registration: LockedRegistration
  /** Whether it has another status now, or has ended. */
  isDecided: boolean
  /** Whether all that the action asks for was given. */
  isComplete: boolean
  conditions: readonly Condition[]
  /** What the reply need not read. */
  known: PageFacts
}

/** What is issued and written under numbers. */
interface PapersAsked {
  about: LetterAbout
  /** What has changed of the facility, for what is issued again. */
  changed?: ChangeKind | undefined
  paper?: PaperToIssue | undefined
  /** The last day of a statement that is extended. */
  until?: string | undefined
  letter?: LetterWords | undefined
  readSettings: () => Promise<Settings>
}
