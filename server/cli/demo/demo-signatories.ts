import { dayBefore } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import { insertOfficeHolder } from '../../records/settings/office-holders.ts'
import { daysBefore } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'

/** Adds the holders of the three offices; the permanent secretary changed some time ago. */
export async function makeDemoSignatories(db: Db, { officers }: DemoPeople, now: Date): Promise<void> {
  const dayAgo = (days: number) => lagosDate(Date.parse(daysBefore(now, days)))
  const handover = dayAgo(300)
  const terms = [
    { title: 'Director Inspectorate Services', name: 'Dr Aisha Mohammed Kolo', start_date: dayAgo(1_500) },
    {
      title: 'Permanent Secretary',
      name: 'Alh. Yusuf Ndagi Kure',
      start_date: dayAgo(1_500),
      end_date: dayBefore(handover),
    },
    { title: 'Permanent Secretary', name: 'Mrs Grace Tsado', start_date: handover },
    { title: 'Hon. Commissioner', name: 'Dr Ibrahim Dangana', start_date: dayAgo(1_200) },
  ] as const
  for (const term of terms) await insertOfficeHolder(db, { ...term, recorded_by: officers[0]?.id })
}
