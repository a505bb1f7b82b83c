import { isOpen } from '@portal/domain/applications/registration-status.ts'
import { sectionsConfirmedWhole } from '@portal/domain/applications/sections.ts'
import { addDays, daysBetween } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../files/file-store.ts'
import { nextReference } from '../../records/applications/registrations.ts'
import { answer, storeDemoFile } from './demo-contents.ts'
import { type DemoSource, type makeDemoRegistrations, registerDemo } from './demo-registrations.ts'

type Registration = Awaited<ReturnType<typeof makeDemoRegistrations>>[number]

interface Source extends DemoSource {
  registrations: readonly Registration[]
}

/**
 * Renews licences of the last three years: most before their end, some months late with a surcharge, some of which are not decided;
 * and of the licences that end soon a few. The owners of the others do nothing, so that their licences have lapsed. One licence
 * has expired while its renewal, which was sent in time, is not decided.
 */
export async function makeDemoRenewals(db: Db, files: FileStore, source: Source): Promise<Registration[]> {
  const licences = source.registrations.filter(({ expiry_date, status }) => expiry_date !== null && !isOpen(status))
  const renewals: Registration[] = []
  for (const [index, licence] of licences.entries()) {
    let last: Registration | undefined = licence
    while (last) {
      last = await renew(db, files, source, { licence: last, habit: index % habits })
      if (last) renewals.push(last)
    }
  }
  const unrenewed = licences.filter((_, index) => index % habits === neverRenews)
  const waiting = await submitInTime(db, files, source, unrenewed)
  return waiting ? [...renewals, waiting] : renewals
}

const habits = 6
const neverRenews = 5

interface Habit {
  licence: Registration
  /** 0 to 2 renew before the end, 3 and 4 some months after it, `neverRenews` never. */
  habit: number
}

/** The renewal of the licence that expired last, sent a week before its end, which the ministry has not decided. */
async function submitInTime(db: Db, files: FileStore, source: Source, licences: readonly Registration[]) {
  const today = lagosDate(source.now)
  const expired = licences.filter(
    ({ status, expiry_date }) => status === 'Approved' && expiry_date !== null && expiry_date < today,
  )
  const licence = expired.toSorted((a, b) => (a.expiry_date ?? '').localeCompare(b.expiry_date ?? '')).at(-1)
  const facility = source.facilities.find(({ id }) => id === licence?.facility_id)
  if (!facility || !licence?.expiry_date) return undefined
  const daysAgo = daysBetween(addDays(licence.expiry_date, -7), today)
  const renewal = await registerDemo(db, source, {
    facility,
    licenceEnd: licence.expiry_date,
    history: { status: 'pending', isSubmitted: true, daysAgo },
    reference: (year) => nextReference(db, `${year}-01-01`),
  })
  await complete(db, files, source, renewal)
  return renewal
}

/** The renewal of a licence, if its owner has submitted one until now. Only an approved one can be renewed again. */
async function renew(db: Db, files: FileStore, source: Source, { licence, habit }: Habit) {
  const { chance, facilities, now } = source
  const facility = facilities.find(({ id }) => id === licence.facility_id)
  const { status, expiry_date: licenceEnd } = licence
  if (habit === neverRenews || !facility || licenceEnd === null || isOpen(status)) return undefined
  const decidedOn = addDays(licenceEnd, habit < 3 ? -chance.between(3, 45) : chance.between(100, 330))
  const daysAgo = daysBetween(decidedOn, lagosDate(now))
  // What would be decided later than now is with the ministry, if it can be submitted already.
  const isDecided = daysAgo > 0
  if (!isDecided && (habit !== 0 || daysBetween(lagosDate(now), licenceEnd) > 45)) return undefined
  const renewal = await registerDemo(db, source, {
    facility,
    licenceEnd,
    history: {
      status: isDecided && habit !== 4 ? 'Approved' : 'pending',
      isSubmitted: true,
      daysAgo: Math.max(daysAgo, 1),
    },
    reference: (year) => nextReference(db, `${year}-01-01`),
  })
  await complete(db, files, source, renewal)
  return renewal
}

/** The answers, the confirmed sections and the payment of a renewal; the people and documents of the facility stay. */
async function complete(db: Db, files: FileStore, { chance }: Source, renewal: Registration): Promise<void> {
  const { id, facility_id, recorded_by, created_at } = renewal
  await answer(db, chance, renewal)
  const confirmed = { registration_id: id, confirmed_by: recorded_by, confirmed_at: created_at }
  await db
    .insertInto('confirmed_section')
    .values(sectionsConfirmedWhole.map((section) => ({ section, ...confirmed })))
    .execute()
  const document = await storeDemoFile(db, files, { facility_id, recorded_by, name: 'Payment receipt' })
  await db
    .insertInto('payment')
    .values({ facility_id, registration_id: id, recorded_by, amount_kobo: 1_000_000, document })
    .execute()
}
