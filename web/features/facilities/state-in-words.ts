import type { Registration } from '@portal/contract/entities/registration.ts'
import type { StatusFilter } from '@portal/contract/filters.ts'
import type { RegistrationStatus } from '@portal/domain/registration-status.ts'
import type { RegistrationSummary } from './next-step.ts'

/** The status filter that matches a registration: its status, or expired. */
function filterOf({ status, registration_status }: Pick<Registration, 'status' | 'registration_status'>) {
  return registration_status === 'expired' ? 'expired' : status
}

/** A sentence for an owner. `{day}` in it stands for the day, so that the day can be formatted. */
export interface Sentence {
  text: string
  day?: string | null
}

/** What a sentence may say besides the registration itself. */
export interface Circumstances {
  /** How many things are missing; undefined if that is not known. */
  missing?: number
  /** How many days the ministry usually takes; undefined while that is loading. */
  serviceDays?: number
  now?: number
}

const oneDay = 24 * 60 * 60 * 1000

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

function thingsMissing(count: number): string {
  return count === 1 ? '1 thing is missing' : `${count} things are missing`
}

function notSubmitted({ missing }: Circumstances): Sentence {
  if (missing === undefined) return { text: 'Not submitted' }
  if (missing === 0) return { text: 'Not submitted: everything is ready' }
  return { text: `Not submitted: ${missing === 1 ? '1 thing missing' : `${missing} things missing`}` }
}

function withMinistry(day: string | null, { serviceDays, now = Date.now() }: Circumstances): Sentence {
  const since = day === null ? 'With the ministry' : 'With the ministry since {day}'
  if (serviceDays === undefined) return { text: since, day }
  const isLate = day !== null && now - Date.parse(day) > serviceDays * oneDay
  return { text: `${since}, ${isLate ? 'longer than the usual' : 'usually'} ${days(serviceDays)}`, day }
}

const endings: Partial<Record<RegistrationStatus, string>> = {
  Approved: 'The licence ended on {day}',
  'Temporarily approved': 'The temporary approval ended on {day}',
}

const sentences = {
  pending: ({ submitted_at }, circumstances) =>
    submitted_at === null ? notSubmitted(circumstances) : withMinistry(submitted_at, circumstances),
  'Awaiting decision': ({ submitted_at }, circumstances) => withMinistry(submitted_at, circumstances),
  'Temporarily approved': ({ expiry_date }, { missing }) => ({
    text: missing ? `Temporarily approved until {day}: ${thingsMissing(missing)}` : 'Temporarily approved until {day}',
    day: expiry_date,
  }),
  Approved: ({ expiry_date }) => ({ text: 'Licensed until {day}', day: expiry_date }),
  declined: () => ({ text: 'Declined: read the remarks, correct what is wrong and submit again' }),
  expired: ({ expiry_date, status }) => ({
    text: endings[status] ?? 'Ended on {day}',
    day: expiry_date,
  }),
} as const satisfies Record<StatusFilter, (registration: RegistrationSummary, circumstances: Circumstances) => Sentence>

/** The state of a registration in a sentence for its owner. */
export function stateInWords(
  registration: RegistrationSummary | null | undefined,
  circumstances: Circumstances = {},
): Sentence {
  if (!registration) return { text: 'The registration is not started' }
  return sentences[filterOf(registration)](registration, circumstances)
}
