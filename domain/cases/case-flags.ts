import { isOpenReturn } from '../applications/open-return.ts'
import { isOpen, type RegistrationStatus } from '../applications/registration-status.ts'
import type { FlagKind } from '../facilities/facility-flags.ts'
import { type DerivedStatus, hasExpired } from '../licences/registration-expiry.ts'
import type { CaseClock } from './case-clock.ts'

/** What an officer should notice about a case in a list. */
export const caseFlags = [
  'Over time',
  'Correction overdue',
  'Temporary approval ended',
  'Shared practitioner',
  'Likely duplicate',
] as const

/** One of `caseFlags`. */
export type CaseFlag = (typeof caseFlags)[number]

/** The flag of a case for each flag of its facility. */
export const caseFlagOf = {
  practitioner: 'Shared practitioner',
  duplicate: 'Likely duplicate',
} as const satisfies Record<FlagKind, CaseFlag>

interface FlagFacts {
  clock: CaseClock | null
  status: RegistrationStatus
  registration_status: DerivedStatus
  /** What no officer has accepted yet about its facility. */
  openFlags: readonly FlagKind[]
  /** The latest return to the owner, with the day by which the correction was asked for. */
  returned?: { due_date: string; resubmitted_at: string | null } | null | undefined
  today: string
}

/** The flags of a case, the most urgent first. */
export function flagsOf({ clock, status, registration_status, openFlags, returned, today }: FlagFacts): CaseFlag[] {
  const isRaised = {
    'Over time': clock?.is_late ?? false,
    'Correction overdue': clock?.with === 'owner' && isOpenReturn(returned) && returned.due_date < today,
    'Temporary approval ended': isOpen(status) && hasExpired(registration_status),
    [caseFlagOf.practitioner]: openFlags.includes('practitioner'),
    [caseFlagOf.duplicate]: openFlags.includes('duplicate'),
  } as const satisfies Record<CaseFlag, boolean>
  return caseFlags.filter((flag) => isRaised[flag])
}
