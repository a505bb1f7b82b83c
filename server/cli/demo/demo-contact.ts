import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import { insertSettingChanges } from '../../records/settings/settings.ts'
import { daysBefore } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'

/** Fills in whom people call and when. An officer does this in the settings of a real portal. */
export async function makeDemoContact(db: Db, { officers }: DemoPeople, now: Date): Promise<void> {
  const [officer] = officers
  if (!officer) return
  const recorded_at = daysBefore(now, 200)
  await insertSettingChanges(
    db,
    { ministry_phone: '+2348030000000', ministry_hours: 'Monday to Friday, 8:00 to 16:00' },
    { start_date: lagosDate(Date.parse(recorded_at)), recorded_by: officer.id, recorded_at },
  )
}
