import { addDays, addMonths } from '@portal/domain/dates/calendar-date.ts'
import type { Condition } from '@portal/domain/licences/conditions.ts'
import type { Db } from '../../database/connect.ts'
import { insertEvidence, replaceConditions } from '../../records/licences/conditions.ts'

/** One approval in so many has conditions. */
const oneIn = 25

const fireExtinguisher = 'Install a fire extinguisher in every building and have it serviced each year.'
const waste = 'Sign a contract for the disposal of medical waste and keep the records of each collection.'

interface Approval {
  id: number
  recorded_by: number
  processed_by: number | null
  updated_at: string
}

/** Sets the conditions of some approvals of the demonstration on a day, with evidence for one of them, and returns them. */
export async function setDemoConditions(
  db: Db,
  { id, recorded_by, processed_by, updated_at }: Approval,
  day: string,
): Promise<readonly Condition[]> {
  if (id % oneIn !== 1 || processed_by === null) return []
  const conditions = [
    { text: fireExtinguisher, due_date: addDays(day, 30) },
    { text: waste, due_date: addMonths(day, 6) },
  ]
  await replaceConditions(db, id, { conditions, set_by: processed_by, set_at: updated_at })
  const first = await db
    .selectFrom('registration_condition')
    .where('registration_id', '=', id)
    .orderBy('id')
    .select('id')
    .executeTakeFirstOrThrow()
  await insertEvidence(db, {
    condition_id: first.id,
    text: 'One extinguisher hangs in each building. The receipt is with the administrator.',
    provided_by: recorded_by,
    provided_at: updated_at,
  })
  return conditions
}
