import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { dayText, morning } from './plain-days.ts'
import type { PlainFacility, PlainRegistration } from './plain-ministry.ts'
import type { DayChanges } from './random-year.ts'

const statusOf = {
  started: 'pending',
  submitted: 'pending',
  approved: 'Approved',
  declined: 'declined',
} as const satisfies Record<PlainRegistration['state'], string>

/** Adds the facilities of the simulation; three of four belong to the owner. */
export async function writeFacilities(db: Db, ownerId: number, count: number): Promise<PlainFacility[]> {
  const { rows } = await sql<{ id: number; lga: number; type: number; has_owner: boolean }>`
    insert into facility (user_id, recorded_by, company_name, owner_name, phone_number, address, facility_type_id, local_gov_area_id)
    select case when k % 4 > 0 then ${ownerId}::int end, ${ownerId}::int, 'Clinic ' || k, 'Musa Abubakar', '+2348030000000',
      k || ' Market Road', 1 + k % 2, 539 + k % 3
    from generate_series(1, ${count}::int) as k
    returning id, local_gov_area_id as lga, facility_type_id as type, user_id is not null as has_owner
  `.execute(db)
  return rows.map(({ has_owner, ...facility }) => ({
    ...facility,
    hasOwner: has_owner,
    isClosed: false,
    registrations: [],
  }))
}

/** Writes what happened on a day as the portal's actions do, in a few statements. New registrations get their ids. */
export async function writeChanges(
  db: Db,
  changes: DayChanges,
  { by, today }: { by: number; today: number },
): Promise<void> {
  const at = morning(today).toISOString()
  const changed = [...changes.changed].map(({ id, kind, state, submittedOn, isEnded, from, to }) => ({
    id,
    status: statusOf[state],
    submitted_at: submittedOn === null ? null : morning(submittedOn).toISOString(),
    approved_at: state === 'approved' ? at : null,
    ended_at: isEnded ? at : null,
    valid_from: state === 'approved' && kind !== 'change' ? dayText(from) : null,
    expiry_date: state === 'approved' && kind !== 'change' ? dayText(to) : null,
  }))
  if (changed.length > 0) {
    await sql`
      update registration set
        (status, submitted_at, approved_at, ended_at, valid_from, expiry_date, updated_at)
          = (given.status, given.submitted_at, given.approved_at, given.ended_at, given.valid_from, given.expiry_date, ${at}::timestamptz)
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (
        id integer, status text, submitted_at timestamptz, approved_at timestamptz, ended_at timestamptz, valid_from date, expiry_date date)
      where registration.id = given.id
    `.execute(db)
  }
  for (const { id, type } of changes.retyped) {
    await db.updateTable('facility').set({ facility_type_id: type }).where('id', '=', id).execute()
  }
  // After what ended: a facility has one open registration.
  await writeStarts(db, changes, { by, at })
  await writeClosings(db, changes, { by, at })
}

async function writeStarts(db: Db, { started }: DayChanges, { by, at }: { by: number; at: string }): Promise<void> {
  if (started.length === 0) return
  const { rows } = await sql<{ id: number; facility_id: number }>`
    insert into registration (facility_id, kind, facility_type_id, reference, recorded_by, created_at, updated_at)
    select facility_id, kind, to_type, 'APP-SIMULATED-' || reference, ${by}::int, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(
      started.map(({ facility, registration }) => ({
        facility_id: facility.id,
        kind: registration.kind,
        to_type: registration.toType,
        reference: -registration.id,
      })),
    )}::jsonb) as given (facility_id integer, kind text, to_type integer, reference integer)
    returning id, facility_id
  `.execute(db)
  const ids = new Map(rows.map(({ id, facility_id }) => [facility_id, id]))
  for (const { facility, registration } of started) registration.id = ids.get(facility.id) ?? registration.id
}

async function writeClosings(
  db: Db,
  { closed, reopened }: DayChanges,
  { by, at }: { by: number; at: string },
): Promise<void> {
  if (closed.length > 0) {
    const closing = { closed_from: at.slice(0, 10), reason: 'Closed by chance.', closed_by: by, closed_at: at }
    await db
      .insertInto('facility_closing')
      .values(closed.map(({ id }) => ({ facility_id: id, ...closing })))
      .execute()
  }
  if (reopened.length > 0) {
    const ids = reopened.map(({ id }) => id)
    await db
      .updateTable('facility_closing')
      .set({ reopened_by: by, reopened_at: at, reopen_reason: 'Opened by chance.' })
      .where('facility_id', 'in', ids)
      .where('reopened_at', 'is', null)
      .execute()
  }
}
