import { registrationActions } from '@portal/domain/actions/registration.ts'
import { itemInWords, type ReturnedItem } from '@portal/domain/applications/returned-items.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import { insertSnapshot } from '../../records/applications/application.ts'
import { insertReturn } from '../../records/applications/returns.ts'
import { insertEvent } from '../../records/cases/review.ts'
import { daysBefore } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoSource, makeDemoRegistrations } from './demo-registrations.ts'

type Registrations = Awaited<ReturnType<typeof makeDemoRegistrations>>

/** Each return: how many days ago, the days that the owner was given, and what is to be corrected. */
const returns = [
  { daysAgo: 0, days: 14, section: 'documents', remark: 'The PHCN bill is of another address.' },
  { daysAgo: 0, days: 7, section: 'staff', remark: 'No nurse is listed for the night.' },
  { daysAgo: 1, days: 14, section: 'operating_officer', remark: 'The MDCN number belongs to somebody else.' },
] as const satisfies { daysAgo: number; days: number; section: ReturnedItem['section']; remark: string }[]

/** Returns some of the applications that are with the ministry to their owners. */
export async function makeDemoReturns(
  db: Db,
  { people, registrations, now }: Pick<DemoSource, 'now'> & { people: DemoPeople; registrations: Registrations },
): Promise<void> {
  const [officer] = people.officers
  if (!officer) return
  const { leadsTo, causes } = registrationActions.Return
  const waiting = registrations.filter(({ status, isSubmitted }) => status === leadsTo && isSubmitted)
  for (const [index, { daysAgo, days, section, remark }] of returns.entries()) {
    const registration = waiting[index]
    if (!registration) return
    const items = [{ section, id: null, name: null, requirement_id: null, remark }]
    const at = daysBefore(now, daysAgo)
    const due_date = addDays(lagosDate(Date.parse(at)), days)
    const registration_id = registration.id
    await insertSnapshot(db, { ...registration, standing: 'good' }, 'Return', at)
    await insertReturn(db, { registration_id, returned_by: officer.id, returned_at: at, due_date, items })
    await insertEvent(db, {
      registration_id,
      actor_id: officer.id,
      from_status: leadsTo,
      to_status: leadsTo,
      reason: [
        `${causes.event.text}: Asked for by ${due_date}.`,
        ...items.map((item) => `${itemInWords(item)}: ${item.remark}`),
      ].join('\n'),
      at,
    })
  }
}
