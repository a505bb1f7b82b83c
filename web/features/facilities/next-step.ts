import type { Registration } from '@portal/contract/entities/registration.ts'
import type { StatusFilter } from '@portal/contract/filters.ts'
import { facilityActions, facilityState } from '@portal/domain/actions/facility.ts'
import { mayChangeContents } from '@portal/domain/actions/offered-actions.ts'

/** An owner's next step with a facility. Spec §4, Facility card. */
export type NextStep = 'Start Registration' | 'Continue' | 'Renew Registration'

/** The fields of a registration that determine the next step. */
export type RegistrationSummary = Pick<
  Registration,
  'id' | 'status' | 'registration_status' | 'expiry_date' | 'submitted_at' | 'kind' | 'reference'
>

/** The status filter that matches a registration: its status, or expired. */
function filterOf({ status, registration_status }: RegistrationSummary): StatusFilter {
  return registration_status === 'expired' ? 'expired' : status
}

const starting = ['Start Registration', 'Renew Registration'] as const

/** Start or Renew if the action table offers it, otherwise Continue. */
export function nextStep(registration: RegistrationSummary | null | undefined): NextStep {
  const isInForce = registration?.registration_status !== 'expired'
  const state = facilityState(registration ? { status: registration.status, isInForce } : undefined)
  return starting.find((name) => facilityActions[name].offeredWhen.some((offered) => offered === state)) ?? 'Continue'
}

/** Whether the owner may still change the contents of the registration. */
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

/** Explains the status of a registration to its owner. The date is separate, so that it can be formatted. */
export function explain(registration: RegistrationSummary | null | undefined): Explanation {
  if (!registration) return { before: 'The registration has not been started.' }
  return explanations[filterOf(registration)](registration)
}

const links: Partial<Record<StatusFilter, string>> = { declined: 'Remarks and registration' }

/** The text of the link to the registration page. */
export function registrationLink(registration: RegistrationSummary): string {
  if (!isChangeable(registration)) return 'View Registration'
  return links[filterOf(registration)] ?? 'Staff, documents and payment'
}
