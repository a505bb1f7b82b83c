import { registrationActions } from '@portal/domain/actions/registration.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { RestrictionKind } from '@portal/domain/standing/standing.ts'
import type { Db } from '../../database/connect.ts'
import { insertRestriction, liftStored } from '../../records/standing/restrictions.ts'
import { daysBefore } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'
import type { makeDemoRegistrations } from './demo-registrations.ts'

type Registrations = Awaited<ReturnType<typeof makeDemoRegistrations>>

/** What some licensed facilities were put under: how many days ago, for how many days, and why. */
const restrictions = [
  { kind: 'suspended', daysAgo: 9, days: 30, reason: 'No resident medical practitioner at two visits.' },
  { kind: 'sealed', daysAgo: 4, days: null, reason: 'Expired blood bags in the laboratory.' },
  { kind: 'revoked', daysAgo: 40, days: null, reason: 'The certificate was lent to another facility.' },
  { kind: 'suspended', daysAgo: 60, days: null, reason: 'The waste pit was open.', lifted: 'The pit is covered.' },
] as const satisfies {
  kind: RestrictionKind
  daysAgo: number
  days: number | null
  reason: string
  lifted?: string
}[]

interface Source {
  people: DemoPeople
  registrations: Registrations
  now: Date
}

/** Suspends, seals and revokes some licensed facilities, and lifts one suspension again. */
export async function makeDemoStanding(db: Db, { people, registrations, now }: Source): Promise<void> {
  const [officer] = people.officers
  if (!officer) return
  const licensed = registrations.filter(({ status }) => status === registrationActions.Approve.leadsTo).slice(-20)
  for (const [index, { kind, daysAgo, days, reason, ...end }] of restrictions.entries()) {
    const facility_id = licensed[index]?.facility_id
    if (facility_id === undefined) return
    const imposed_at = daysBefore(now, daysAgo)
    const from_date = lagosDate(Date.parse(imposed_at))
    const until_date = days === null ? null : addDays(from_date, days)
    const imposed = { imposed_by: officer.id, imposed_at }
    const { id } = await insertRestriction(db, { facility_id, kind, from_date, until_date, reason, ...imposed })
    if (!('lifted' in end)) continue
    const lifted_at = daysBefore(now, daysAgo - 20)
    await liftStored(db, id, { lifted_by: officer.id, lifted_at, lift_reason: end.lifted })
  }
}
