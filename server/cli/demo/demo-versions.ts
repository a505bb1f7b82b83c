import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import type { Db } from '../../database/connect.ts'
import { insertSnapshot } from '../../records/applications/application.ts'
import type { makeDemoRegistrations } from './demo-registrations.ts'

type Registration = Awaited<ReturnType<typeof makeDemoRegistrations>>[number]

/** Stores what the applications contained when they were submitted, considered and approved. */
export async function makeDemoVersions(db: Db, registrations: readonly Registration[]): Promise<void> {
  for (const [index, registration] of registrations.entries()) {
    const { status, submitted_at, updated_at } = registration
    const store = (action: RegistrationActionName, at: string) =>
      insertSnapshot(db, { ...registration, standing: 'good' }, action, at)
    if (submitted_at) await store('Submit', submitted_at)
    // One in three owners corrects something after submitting.
    if (index % 3 === 0) await correctStaff(db, registration.facility_id)
    if (status === 'Awaiting decision' || status === 'Approved') await store('Consider', updated_at)
    if (status === 'Approved') await store('Approve', updated_at)
  }
}

async function correctStaff(db: Db, facilityId: number): Promise<void> {
  const first = await db
    .selectFrom('staff')
    .where('facility_id', '=', facilityId)
    .orderBy('id')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  if (!first) return
  await db
    .updateTable('staff')
    .set({ phone_number: '+2348035550142', time: 'part time' })
    .where('id', '=', first.id)
    .execute()
}
