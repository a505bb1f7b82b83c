import type { Reach } from '../accounts/capabilities.ts'
import type { ApplicationChange } from './application-changes.ts'

/** A change of the contents of an application: what it is, who makes it, and whose the contents are. */
export interface ContentsChange {
  change: Pick<ApplicationChange, 'kind' | 'part' | 'fields'>
  /** How far the capability to change contents reaches for this person: 'any' for officers. */
  reach: Reach
  /** Whether the facility belongs to an account. An officer records what has none from paper. */
  hasOwner: boolean
}

/** Whether an officer changes what an owner supplied. Then a reason is asked for, and the owner is told. */
export function changesOwnersData({ change, reach, hasOwner }: ContentsChange): boolean {
  // The verdict on a referee is the officers' own.
  const isVerdict = change.fields.length > 0 && change.fields.every(({ field }) => field === 'verdict')
  return reach === 'any' && hasOwner && !isVerdict
}

/**
 * Whether a change is written into the history. What an owner adds or answers is not: these rows say themselves who
 * recorded them, and an earlier answer stays.
 */
export function isKeptInHistory(made: ContentsChange): boolean {
  const { kind, part } = made.change
  return changesOwnersData(made) || (kind !== 'added' && part !== 'answers')
}

/** The reason that the history shows: null where none was asked for. */
export function reasonShown(reason: string | null | undefined, made: ContentsChange): string | null {
  return reason ?? (changesOwnersData(made) ? 'No reason was given' : null)
}
