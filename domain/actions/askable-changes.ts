import { isOpen, type RegistrationStatus } from '../applications/registration-status.ts'
import { type ChangeKind, changeKinds, isSectionOfApplication } from '../facilities/change-kinds.ts'

/** What decides which changes of a facility can be asked for. */
export interface ChangeFacts {
  newest: { status: RegistrationStatus; reference: string } | undefined
  /** Whether a registration of the facility has ever been approved. */
  was_approved: boolean
  /** The account of its owner; null for a facility that an officer recorded from paper. */
  user_id: number | null
  /** The changes that have been asked for and are not decided. */
  open_changes: readonly { id: number; kind: ChangeKind }[]
  /** The kind that somebody asks for; undefined if any would do. */
  asked_kind?: ChangeKind | undefined
}

/** Whether a change of a kind can be written. While a registration is open, it holds its own sections. */
export function mayChangeBeWritten(kind: ChangeKind, { newest }: Pick<ChangeFacts, 'newest'>): boolean {
  return !isSectionOfApplication(kind) || !newest || !isOpen(newest.status)
}

/** The kinds of change that can be asked for. */
export function askableKinds(facts: ChangeFacts): ChangeKind[] {
  const kinds = facts.asked_kind ? [facts.asked_kind] : changeKinds
  return kinds.filter(
    (kind) => mayChangeBeWritten(kind, facts) && !facts.open_changes.some((open) => open.kind === kind),
  )
}
