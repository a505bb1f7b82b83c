import { type FacilityActionName, facilityAction } from '@portal/domain/actions/facility.ts'
import { registrationAction } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import type { RegistrationState } from '@portal/domain/actions/registration-state.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RegistrationTable } from '../../database/tables/registrations.ts'
import { insertReturn } from '../../records/applications/returns.ts'
import { readChangeableDetails } from '../../records/facilities/change-requests.ts'
import { makeFacility, makeRegistration } from '../factories.ts'

const at = '2026-03-01T09:00:00.000Z'

const inState: Partial<Record<RegistrationState, Partial<Insertable<RegistrationTable>>>> = {
  'pending, not submitted': { status: 'pending' },
  'pending, submitted': { status: 'pending', submitted_at: at },
  'pending, returned': { status: 'pending', submitted_at: at },
  'Awaiting decision': { status: 'Awaiting decision', submitted_at: at },
  'Temporarily approved': { status: 'Temporarily approved', expiry_date: '2026-04-01', processed_at: at },
  'Approved, in force': { status: 'Approved', approved_at: at, expiry_date: '2026-12-31' },
  'Approved, past its date': { status: 'Approved', approved_at: at, expiry_date: '2026-01-31' },
  declined: { status: 'declined', processed_at: at, submitted_at: at },
  ended: { status: 'declined', ended_at: at },
}

/** A registration in the first state in which the table offers an action. */
export async function registrationFor(db: Db, name: RegistrationActionName, officer: { id: number }) {
  const state = registrationAction(name).offeredWhen.find((offered) => inState[offered])
  if (!state) throw new Error(`${name} is never offered`)
  const row = inState[state]
  const made = await makeRegistration(db, row?.processed_at ? { ...row, processed_by: officer.id } : row)
  if (state === 'pending, returned') {
    const returned = { registration_id: made.id, returned_by: officer.id, returned_at: at, due_date: '2026-04-01' }
    await insertReturn(db, { ...returned, items: [{ section: 'staff', id: null, name: null, remark: 'Who is it?' }] })
  }
  return made
}

/** A facility for which the table offers an action. */
export async function facilityFor(db: Db, name: FacilityActionName, officer: { id: number }) {
  const { offeredWhen, onlyWithoutOwner, changeAskedFor, lifts } = facilityAction(name)
  const facility = await makeFacility(db, onlyWithoutOwner ? { user_id: null } : {})
  const { id: facility_id } = facility
  const approved = { facility_id, status: 'Approved', approved_at: at } as const
  if (offeredWhen.includes('registered')) await makeRegistration(db, { ...approved, expiry_date: '2027-12-31' })
  else if (offeredWhen.includes('renewal due')) await makeRegistration(db, { ...approved, expiry_date: '2026-03-10' })
  if (changeAskedFor) {
    const details = JSON.stringify(await readChangeableDetails(db, facility_id))
    const asked = { reason: 'We moved.', asked_by: officer.id, asked_at: at }
    await db
      .insertInto('change_request')
      .values({ facility_id, old: details, new: details, ...asked })
      .execute()
  }
  if (lifts) {
    const imposed = { from_date: '2026-01-02', reason: 'No water.', imposed_by: officer.id, imposed_at: at }
    await db
      .insertInto('facility_restriction')
      .values({ facility_id, kind: 'sealed', ...imposed })
      .execute()
  }
  if (offeredWhen.every((state) => state === 'closed')) {
    const closed = { closed_from: '2026-01-02', reason: 'Retired.', closed_by: officer.id, closed_at: at }
    await db
      .insertInto('facility_closing')
      .values({ facility_id, ...closed })
      .execute()
  }
  return facility
}
