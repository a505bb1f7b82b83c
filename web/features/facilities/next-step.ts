import type { Registration } from '@portal/contract/entities/registration.ts'
import type { StatusFilter } from '@portal/contract/filters.ts'
import { facilityActions, facilityState } from '@portal/domain/actions/facility.ts'
import { mayChangeContents } from '@portal/domain/actions/offered-actions.ts'

/** What an owner may do next with a facility. Spec §4, Facility card. */
export type NextStep = 'Start Registration' | 'Continue' | 'Renew Registration'

/** The parts of a registration that decide what comes next. */
export type RegistrationSummary = Pick<
  Registration,
  'id' | 'status' | 'registration_status' | 'expiry_date' | 'submitted_at' | 'kind' | 'reference'
>

/** The word under which a registration is listed: its status, or that it is past its date. */
function listedAs({ status, registration_status }: RegistrationSummary): StatusFilter {
  return registration_status === 'expired' ? 'expired' : status
}

const starting = ['Start Registration', 'Renew Registration'] as const

/** Starting or renewing where the table of actions offers it; otherwise going on with what is there. */
export function nextStep(registration: RegistrationSummary | null | undefined): NextStep {
  const isInForce = registration?.registration_status !== 'expired'
  const state = facilityState(registration ? { status: registration.status, isInForce } : undefined)
  return starting.find((name) => facilityActions[name].offeredWhen.some((offered) => offered === state)) ?? 'Continue'
}

/** Whether the owner may still change what is in the registration. */
export function isChangeable({ status }: RegistrationSummary): boolean {
  return mayChangeContents('own', status)
}

type Explanation = { before: string; date?: string | null; after?: string }

const explanations = {
  pending: ({ submitted_at }) =>
    submitted_at
      ? { before: 'Submitted on ', date: submitted_at, after: '. The ministry is looking at it.' }
      : { before: 'Not submitted yet.' },
  'Awaiting decision': () => ({ before: 'The ministry is deciding. You cannot change it now.' }),
  'Temporarily approved': ({ expiry_date }) => ({ before: 'Approved for the time being, until ', date: expiry_date }),
  Approved: ({ expiry_date }) => ({ before: 'Registered until ', date: expiry_date }),
  declined: () => ({
    before: 'Read the remarks, put right what they ask for and submit again.',
  }),
  expired: ({ expiry_date }) => ({ before: 'Ended on ', date: expiry_date }),
} as const satisfies Record<StatusFilter, (registration: RegistrationSummary) => Explanation>

/** Where a registration stands, in a sentence for its owner. A date in it is shown as dates are. */
export function explain(registration: RegistrationSummary | null | undefined): Explanation {
  if (!registration) return { before: 'The registration has not been started.' }
  return explanations[listedAs(registration)](registration)
}

const links: Partial<Record<StatusFilter, string>> = { declined: 'Remarks and registration' }

/** What an owner finds on the registration page. */
export function registrationLink(registration: RegistrationSummary): string {
  if (!isChangeable(registration)) return 'View Registration'
  return links[listedAs(registration)] ?? 'Staff, documents and payment'
}
