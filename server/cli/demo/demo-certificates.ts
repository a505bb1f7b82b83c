import { type RegistrationActionName, registrationActions } from '@portal/domain/actions/registration.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import type { SigningKeys } from '../../keys/signing-keys.ts'
import { issuePapers } from '../../papers/issue-papers.ts'
import { readSettings } from '../../records/settings/settings.ts'
import { setDemoConditions } from './demo-conditions.ts'

/** A registration row of the demonstration. */
export interface DemoRegistration {
  id: number
  facility_id: number
  reference: string
  status: RegistrationStatus
  valid_from: string | null
  expiry_date: string | null
  recorded_by: number
  processed_by: number | null
  created_at: string
  submitted_at: string | null
  updated_at: string
}

const issuing = ['Approve', 'Temporary Approval'] as const satisfies RegistrationActionName[]

/**
 * Issues the certificate or statement that a registration of the demonstration has, dated at its last status change. The audit record
 * says when it was really made.
 */
export async function issueDemoCertificate(
  db: Db,
  registration: DemoRegistration,
  { now, signingKeys }: { now: Date; signingKeys: SigningKeys },
): Promise<void> {
  const action = issuing.find((name) => registrationActions[name].leadsTo === registration.status)
  if (!action || registration.expiry_date === null) return
  const today = lagosDate(Date.parse(registration.updated_at))
  await issuePapers(
    { db, today, now, user: null, address: null, signingKeys },
    {
      about: { facility_id: registration.facility_id, registration_id: registration.id },
      paper: {
        kind: registrationActions[action].causes.issues,
        valid_from: registration.valid_from ?? today,
        expiry_date: registration.expiry_date,
        conditions: await setDemoConditions(db, registration, today),
      },
      settings: await readSettings(db, today),
    },
  )
}
