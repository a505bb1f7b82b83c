import type { Registration } from '@portal/contract/applications/registration.ts'
import type { StatusFilter } from '@portal/contract/fields/filters.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import type { Standing } from '@portal/domain/standing/standing.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'

/** The fields of a registration that its state in words depends on. */
export interface RegistrationSummary
  extends Pick<
    Registration,
    'id' | 'status' | 'registration_status' | 'valid_from' | 'expiry_date' | 'submitted_at' | 'kind' | 'reference'
  > {
  returned?: { due_date: string; resubmitted_at: string | null } | null | undefined
}

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
  /** That of the facility; good if it is not given. */
  standing?: Standing | undefined
  now?: number
}

const oneDay = 24 * 60 * 60 * 1000

function notSubmitted({ missing }: Circumstances): Sentence {
  if (missing === undefined) return { text: 'Not submitted yet' }
  if (missing === 0) return { text: 'Everything is ready to be sent' }
  return {
    text: byNumber(missing, {
      one: '# thing is missing',
      other: '# things are missing',
    }),
  }
}

const waiting = {
  'since an unknown day': {
    one: 'With the ministry, usually # day',
    other: 'With the ministry, usually # days',
  },
  'in time': {
    one: 'With the ministry since {day}, usually # day',
    other: 'With the ministry since {day}, usually # days',
  },
  late: {
    one: 'With the ministry since {day}, longer than the usual # day',
    other: 'With the ministry since {day}, longer than the usual # days',
  },
} as const

function withMinistry(day: string | null, { serviceDays, now = Date.now() }: Circumstances): Sentence {
  if (serviceDays === undefined)
    return { text: day === null ? 'With the ministry' : 'With the ministry since {day}', day }
  if (day === null) return { text: byNumber(serviceDays, waiting['since an unknown day']), day }
  const isLate = now - Date.parse(day) > serviceDays * oneDay
  return { text: byNumber(serviceDays, waiting[isLate ? 'late' : 'in time']), day }
}

const temporarily = {
  one: 'Temporarily approved until {day}: # thing is missing',
  other: 'Temporarily approved until {day}: # things are missing',
}

type BadStanding = Exclude<Standing, 'good'>

/** What has become of a licence or temporary approval in date by the standing of its facility. */
const withoutEffect: Record<'Approved' | 'Temporarily approved', Record<BadStanding, string>> = {
  Approved: {
    revoked: 'The licence was revoked',
    closed: 'The licence ended when the facility closed',
    sealed: 'The licence does not count while the facility is sealed',
    suspended: 'The licence does not count while the facility is suspended',
  },
  'Temporarily approved': {
    revoked: 'The temporary approval does not count, because the licence was revoked',
    closed: 'The temporary approval ended when the facility closed',
    sealed: 'The temporary approval does not count while the facility is sealed',
    suspended: 'The temporary approval does not count while the facility is suspended',
  },
}

const endings: Partial<Record<RegistrationStatus, string>> = {
  Approved: 'The licence ended on {day}',
  'Temporarily approved': 'The temporary approval ended on {day}',
}

const sentences = {
  pending({ submitted_at, returned }, circumstances) {
    if (isOpenReturn(returned)) return { text: 'Returned for correction, asked for by {day}', day: returned.due_date }
    return submitted_at === null ? notSubmitted(circumstances) : withMinistry(submitted_at, circumstances)
  },
  'Awaiting decision': ({ submitted_at }, circumstances) => withMinistry(submitted_at, circumstances),
  'Temporarily approved': ({ expiry_date }, { missing, standing = 'good' }) =>
    standing === 'good'
      ? { text: missing ? byNumber(missing, temporarily) : 'Temporarily approved until {day}', day: expiry_date }
      : { text: withoutEffect['Temporarily approved'][standing] },
  Approved: ({ expiry_date }, { standing = 'good' }) =>
    standing === 'good'
      ? { text: 'Licensed until {day}', day: expiry_date }
      : { text: withoutEffect.Approved[standing] },
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
