import type { RegistrationCase } from '@portal/contract/cases/registration-case.ts'
import { offeredCaseActions } from '@portal/domain/actions/case-actions.ts'
import { type CaseDates, caseClock } from '@portal/domain/cases/case-clock.ts'
import { flagsOf } from '@portal/domain/cases/case-flags.ts'
import type { FlagKind } from '@portal/domain/facilities/facility-flags.ts'
import type { DerivedStatus } from '@portal/domain/licences/registration-expiry.ts'

type Officer = Parameters<typeof offeredCaseActions>[0]
type CaseFacts = Parameters<typeof offeredCaseActions>[1]

interface Registration extends Omit<CaseFacts, 'returned'>, Pick<CaseDates, 'created_at'> {
  registration_status: DerivedStatus
  processed_by: { at: string } | null
  openFlags?: readonly FlagKind[] | undefined
  returned: (NonNullable<CaseDates['returned']> & { due_date: string }) | null
}

/** A registration as the officers' case. The same rows of the action table decide as when the action is carried out. */
export function caseOf(
  registration: Registration,
  { officer, today, service_days }: { officer: Officer; today: string; service_days: number },
): RegistrationCase {
  const { assignee, processed_by, openFlags = [] } = registration
  const clock = caseClock({ ...registration, processed_at: processed_by?.at ?? null }, { today, service_days })
  return {
    assignee,
    clock,
    service_days,
    flags: flagsOf({ ...registration, clock, openFlags, today }),
    offered: offeredCaseActions(officer, registration, today),
  }
}
