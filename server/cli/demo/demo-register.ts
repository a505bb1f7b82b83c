import { registrationActions } from '@portal/domain/actions/registration.ts'
import { addDays } from '@portal/domain/calendar-date.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import { isOpen } from '@portal/domain/registration-status.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { issueCertificate } from '../../issue-certificate.ts'
import { readSettings } from '../../records/settings.ts'
import { daysBefore } from './demo-facilities.ts'
import type { makeDemoRegistrations } from './demo-registrations.ts'

type Registrations = Awaited<ReturnType<typeof makeDemoRegistrations>>

interface Source {
  registrations: Registrations
  renewals: Registrations
  now: Date
}

/** What the public register shows seldom: a renewal that was submitted in time and is not decided, and an approval that was ended. */
export async function makeDemoRegister(db: Db, { registrations, renewals, now }: Source): Promise<void> {
  await submitInTime(db, renewals, now)
  const declined = registrations.findLast(({ status }) => status === registrationActions.Decline.leadsTo)
  if (!declined) return
  const today = lagosDate(Date.parse(daysBefore(now, 30)))
  await issueCertificate(
    { db, today },
    {
      kind: registrationActions['Temporary Approval'].causes.issues,
      registration: declined,
      valid_from: today,
      expiry_date: addDays(today, 180),
      conditions: [],
      settings: await readSettings(db, today),
    },
  )
}

/** The renewal of a licence that has ended since is submitted three days before its end. */
async function submitInTime(db: Db, renewals: Registrations, now: Date): Promise<void> {
  for (const { id, facility_id, status } of renewals.toReversed()) {
    if (!isOpen(status)) continue
    const licence = await db
      .selectFrom('certificate')
      .innerJoin('registration', 'registration.id', 'certificate.registration_id')
      .where('facility_id', '=', facility_id)
      .where('certificate.kind', '=', 'certificate')
      .orderBy('certificate.id', 'desc')
      .limit(sql.lit(1))
      .select('certificate.expiry_date')
      .executeTakeFirst()
    if (!licence || licence.expiry_date >= lagosDate(now)) continue
    const at = `${addDays(licence.expiry_date, -3)}T10:00:00Z`
    await db.updateTable('registration').set({ created_at: at, submitted_at: at }).where('id', '=', id).execute()
    return
  }
}
