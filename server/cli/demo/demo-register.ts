import { registrationActions } from '@portal/domain/actions/registration.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import type { SigningKeys } from '../../keys/signing-keys.ts'
import { issuePapers } from '../../papers/issue-papers.ts'
import { readSettings } from '../../records/settings/settings.ts'
import { daysBefore } from './demo-facilities.ts'
import type { makeDemoRegistrations } from './demo-registrations.ts'

type Registrations = Awaited<ReturnType<typeof makeDemoRegistrations>>

interface Source {
  registrations: Registrations
  now: Date
  signingKeys: SigningKeys
}

/** An approval that was ended, which the public register shows. */
export async function makeDemoRegister(db: Db, { registrations, now, signingKeys }: Source): Promise<void> {
  const declined = registrations.findLast(({ status }) => status === registrationActions.Decline.leadsTo)
  if (!declined) return
  const today = lagosDate(Date.parse(daysBefore(now, 30)))
  await issuePapers(
    { db, today, now, user: null, address: null, signingKeys },
    {
      about: { facility_id: declined.facility_id, registration_id: declined.id },
      paper: {
        kind: registrationActions['Temporary Approval'].causes.issues,
        valid_from: today,
        expiry_date: addDays(today, 180),
        conditions: [],
      },
      settings: await readSettings(db, today),
    },
  )
}
