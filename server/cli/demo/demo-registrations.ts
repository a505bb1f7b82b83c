import { registrationActions } from '@portal/domain/actions/registration.ts'
import { decidedStatuses, type RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { applicationReference } from '@portal/domain/licences/certificate.ts'
import { temporaryExpiryDate } from '@portal/domain/licences/registration-expiry.ts'
import { licencePeriod } from '@portal/domain/licences/renewal.ts'
import { ministrySettings } from '@portal/domain/settings/settings.ts'
import type { Db } from '../../database/connect.ts'
import type { SigningKeys } from '../../keys/signing-keys.ts'
import { insertEvent } from '../../records/cases/review.ts'
import type { Chance } from './chance.ts'
import { type DemoRegistration, issueDemoCertificate } from './demo-certificates.ts'
import { daysBefore, type makeDemoFacilities } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'
import names from './names.json' with { type: 'json' }

type Facility = Awaited<ReturnType<typeof makeDemoFacilities>>[number]

/** The inputs of the demonstration. */
export interface DemoSource {
  chance: Chance
  people: DemoPeople
  facilities: Facility[]
  now: Date
  signingKeys: SigningKeys
}

/** A registration's status, and how many days ago it last changed. */
interface History {
  status: RegistrationStatus
  isSubmitted: boolean
  daysAgo: number
  /** How many days before that it was started; by chance if it is left out. */
  took?: number
}

/** How many of a hundred facilities have each history; the rest have not started. */
const histories = [
  { share: 10, status: 'pending', isSubmitted: false, daysAgo: [1, 60] },
  { share: 12, status: 'pending', isSubmitted: true, daysAgo: [1, 45] },
  { share: 10, status: 'Awaiting decision', isSubmitted: true, daysAgo: [1, 20] },
  { share: 10, status: 'Temporarily approved', isSubmitted: true, daysAgo: [2, 240] },
  { share: 34, status: 'Approved', isSubmitted: true, daysAgo: [2, 300] },
  { share: 9, status: 'Approved', isSubmitted: true, daysAgo: [380, 1050] },
  { share: 7, status: 'declined', isSubmitted: true, daysAgo: [2, 90] },
] as const satisfies (Omit<History, 'daysAgo'> & { share: number; daysAgo: [number, number] })[]

/** Registers most facilities, in every status, including expired ones, with consistent numbers, timelines and certificates. */
export async function makeDemoRegistrations(db: Db, source: DemoSource) {
  const created: Awaited<ReturnType<typeof registerDemo>>[] = []
  const serials = new Map<number, number>()
  for (const facility of source.facilities) {
    const history = pickHistory(source.chance)
    if (!history) continue
    const reference = async (year: number) => nextReference(serials, year)
    created.push(await registerDemo(db, source, { facility, history, reference }))
  }
  const counters = [...serials].map(([year, value]) => ({ name: `application_reference/${year}`, value }))
  await db.insertInto('counter').values(counters).execute()
  return created
}

function pickHistory(chance: Chance): History | undefined {
  let roll = chance.between(1, 100)
  for (const { share, daysAgo, ...history } of histories) {
    roll -= share
    if (roll <= 0) return { ...history, daysAgo: chance.between(daysAgo[0], daysAgo[1]) }
  }
  return undefined
}

interface Case {
  facility: Facility
  history: History
  /** The next reference of a year. */
  reference: (year: number) => Promise<string>
  /** Of a renewal: the last day of the licence before it. */
  licenceEnd?: string
}

/** Adds a registration with its timeline, applicant, consideration and certificate. */
export async function registerDemo(
  db: Db,
  { chance, people, now, signingKeys }: Omit<DemoSource, 'facilities'>,
  { facility, history, reference, licenceEnd }: Case,
) {
  const { status, isSubmitted, daysAgo, took = chance.between(5, 30) } = history
  const officer = chance.of(people.officers)
  const at = daysBefore(now, daysAgo)
  const startedAt = daysBefore(now, daysAgo + took)
  const isDecided = decidedStatuses.some((decided) => decided === status)
  const registration = await db
    .insertInto('registration')
    .values({
      facility_id: facility.id,
      kind: licenceEnd === undefined ? 'new' : 'renewal',
      reference: await reference(Number(startedAt.slice(0, 4))),
      status,
      submitted_at: isSubmitted ? daysBefore(now, daysAgo + 3) : null,
      approved_at: status === 'Approved' ? at : null,
      ...periodOf(status, lagosDate(Date.parse(at)), licenceEnd ?? null),
      processed_by: isDecided ? officer.id : null,
      processed_at: isDecided ? at : null,
      recorded_by: facility.recorded_by,
      created_at: startedAt,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertTimeline(db, chance, { registration, officer })
  await addApplicant(db, people, { registration, facility })
  await addConsideration(db, { registration, officer })
  await issueDemoCertificate(db, registration, { now, signingKeys })
  return { ...registration, isSubmitted, facility_type_id: facility.facility_type_id }
}

const submitted = registrationActions.Submit.causes.event.text

async function insertTimeline(
  db: Db,
  chance: Chance,
  { registration, officer }: { registration: DemoRegistration; officer: { id: number } },
) {
  const { id, status, recorded_by, created_at, submitted_at, updated_at } = registration
  const pending = { registration_id: id, actor_id: recorded_by, to_status: 'pending' } as const
  await insertEvent(db, { ...pending, from_status: null, at: created_at })
  if (submitted_at) await insertEvent(db, { ...pending, from_status: 'pending', reason: submitted, at: submitted_at })
  if (status === 'pending') return
  const reason = status === 'declined' ? chance.of(names.reasons) : null
  const move = { actor_id: officer.id, from_status: 'pending', to_status: status } as const
  await insertEvent(db, { registration_id: id, ...move, reason, at: updated_at })
}

/** A registration that awaits a decision or was approved has a consideration with both verdicts. */
async function addConsideration(
  db: Db,
  { registration, officer }: { registration: DemoRegistration; officer: { id: number } },
) {
  const { id, status, updated_at } = registration
  if (status !== 'Awaiting decision' && status !== 'Approved') return
  const verdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  const user = { user_id: officer.id, updated_at }
  await db
    .insertInto('consideration')
    .values({ registration_id: id, ...verdicts, recommend_to_inspect: 'Yes', ...user })
    .execute()
}

async function addApplicant(
  db: Db,
  people: DemoPeople,
  { registration, facility }: { registration: DemoRegistration; facility: Facility },
) {
  const owner = people.owners.find(({ id }) => id === facility.user_id)
  await db
    .insertInto('applicant')
    .values({
      registration_id: registration.id,
      first_name: owner?.first_name ?? '',
      last_name: owner?.last_name ?? '',
      email: owner?.email ?? '',
      phone_number: facility.phone_number,
      educational_qualification: 'MBBS',
      employment_status: 'Self-employed',
      address: facility.address,
      state_id: 27,
      local_gov_area_id: facility.local_gov_area_id,
      ward_id: facility.ward_id,
    })
    .execute()
}

function nextReference(serials: Map<number, number>, year: number): string {
  const serial = (serials.get(year) ?? 0) + 1
  serials.set(year, serial)
  return applicationReference(year, serial)
}

const initialValidity = {
  validity_policy: ministrySettings.validity_policy.initial,
  last_quarter_months: ministrySettings.last_quarter_months.initial,
}

function periodOf(status: RegistrationStatus, on: string, licenceEnd: string | null) {
  if (status === 'Approved') return licencePeriod(initialValidity, licenceEnd, on)
  return { valid_from: null, expiry_date: status === 'Temporarily approved' ? temporaryExpiryDate(6, on) : null }
}
