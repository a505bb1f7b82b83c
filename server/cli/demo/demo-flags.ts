import { registrationActions } from '@portal/domain/actions/registration.ts'
import { isInDate } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { openKeys, pairsToAccept } from '@portal/domain/facilities/facility-flags.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { insertAcceptedFlag } from '../../records/facilities/accepted-flags.ts'
import { listSharedDetails } from '../../records/facilities/facility-flags.ts'
import { daysBefore } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'
import type { makeDemoRegistrations } from './demo-registrations.ts'

interface Source {
  people: DemoPeople
  registrations: Awaited<ReturnType<typeof makeDemoRegistrations>>
  now: Date
}

/** Two licensed facilities with one operating officer, another such pair that was accepted, and an accepted likely duplicate. */
export async function makeDemoFlags(db: Db, { people, registrations, now }: Source): Promise<void> {
  const [officer] = people.officers
  const today = lagosDate(now)
  const licensed = registrations.filter(
    ({ status, expiry_date }) => status === registrationActions.Approve.leadsTo && isInDate(expiry_date, today),
  )
  // The first ones are in the requests for changes, or closed.
  const [first, second, third, fourth, fifth, sixth] = licensed.slice(20).map(({ facility_id }) => facility_id)
  if (!officer || !first || !second || !third || !fourth || !fifth || !sixth) return
  await shareOperatingOfficer(db, first, second)
  await shareOperatingOfficer(db, third, fourth)
  await sql`update facility set phone_number = (select phone_number from facility where id = ${fifth}) where id = ${sixth}`.execute(
    db,
  )
  const accepted = [
    { kind: 'practitioner', facility_id: third, reason: 'She is at one in the morning and at the other after noon.' },
    { kind: 'duplicate', facility_id: fifth, reason: 'Two facilities of one family, which share a telephone.' },
  ] as const
  for (const flag of accepted) {
    const found = await listSharedDetails({ db, today }, flag.facility_id)
    const details = found.filter(({ kind }) => kind === flag.kind)
    const pairs = pairsToAccept({ kind: flag.kind, facilityId: flag.facility_id }, details, openKeys(details))
    await insertAcceptedFlag(db, { ...flag, accepted_by: officer.id, accepted_at: daysBefore(now, 4) }, pairs)
  }
}

/** The second facility gets the operating officer of the first. */
async function shareOperatingOfficer(db: Db, first: number, second: number): Promise<void> {
  await sql`
    update operating_officer as other
    set full_name = one.full_name, phone_number = one.phone_number, email = one.email, folio_number = one.folio_number
    from operating_officer as one
    where one.facility_id = ${first} and one.replaced_at is null and other.facility_id = ${second} and other.replaced_at is null
  `.execute(db)
}
