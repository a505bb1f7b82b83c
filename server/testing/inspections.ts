import type { CorrectiveActionStatus } from '@portal/domain/inspections/corrective-actions.ts'
import { openInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { InspectionTable } from '../database/tables/inspections.ts'

let count = 0

const rules = {
  classes: {
    'fully compliant': { from: 76, months: 24 },
    'substantially compliant': { from: 61, months: 12 },
    'partly compliant': { from: 41, months: 6 },
    'minimally compliant': { from: 11, months: 3 },
  },
  days: { critical: 7, heavy: 30, other: 90 },
}

type Overrides = Partial<Insertable<InspectionTable>> & { facility_id: number; team: readonly number[] }

/** Adds an inspection of a facility of type 2 by these officers, published on 20 April 2026 unless told otherwise. */
export async function makeInspection(db: Db, { team, status = 'published', ...overrides }: Overrides) {
  count += 1
  const [lead = null] = team
  const isOpen = openInspectionStatuses.some((one) => one === status)
  const begun = {
    facility_type_id: 2,
    catalogue_version: sql<number>`catalogue_version()`,
    began_at: '2026-04-14T08:00:00Z',
  }
  const done = {
    ...begun,
    done_at: '2026-04-14T11:00:00Z',
    done_by: lead,
    recommendation: 'no change',
    rules: JSON.stringify(rules),
    score: 55.5,
    class: 'partly compliant',
    next_visit_on: '2026-10-14',
  } as const
  const published = {
    ...done,
    published_at: '2026-04-20T08:00:00Z',
    published_by: lead,
    comments_until: '2026-05-04',
  } as const
  const cancelled = { cancelled_at: '2026-04-13T08:00:00Z', cancel_reason: 'The road is flooded.' }
  const columns = { planned: {}, 'under way': begun, done, published, cancelled }[status]
  const inspection = await db
    .insertInto('inspection')
    .values({
      number: `INS-2026-${String(900_000 + count)}`,
      kind: 'routine',
      status,
      is_announced: false,
      planned_day: isOpen ? null : '2026-04-14',
      planned_at: '2026-04-08T10:00:00Z',
      updated_at: '2026-04-20T08:00:00Z',
      ...columns,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const members = team.map((user_id, place) => ({ inspection_id: inspection.id, place, user_id }))
  if (members.length > 0) await db.insertInto('inspection_member').values(members).execute()
  return inspection
}

/** The questions of facility type 2, in the order of the catalogue. */
export async function questionsOfType2(db: Db) {
  const { rows } = await sql<{ sub_list_id: number; sub_list: string; part_id: number }>`
    select sub_list_id, sub_list, part_id from questions_at(2, catalogue_version())
    where sub_list_id is not null order by part_position, requirement_position, question_position
  `.execute(db)
  return rows
}

interface ActionOverrides {
  inspection: { id: number; facility_id: number; status: string }
  sub_list_id: number
  due_on?: string | null
  status?: CorrectiveActionStatus
  is_critical?: boolean
}

/** Adds a finding that is not met with its corrective action; published with its inspection, and due on 20 May 2026. */
export async function makeCorrectiveAction(db: Db, { inspection, ...overrides }: ActionOverrides) {
  const isPublished = inspection.status === 'published'
  const { found_by, found_at } = await db
    .selectFrom('inspection_member')
    .where('inspection_id', '=', inspection.id)
    .orderBy('place')
    .select(['user_id as found_by', sql<string>`timestamptz '2026-04-14 09:00:00Z'`.as('found_at')])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('inspection_finding')
    .values({
      inspection_id: inspection.id,
      sub_list_id: overrides.sub_list_id,
      version: 1,
      key: sql<string>`gen_random_uuid()`,
      outcome: 'not met',
      note: 'The cylinder is empty.',
      found_by,
      found_at,
      recorded_at: found_at,
    })
    .execute()
  return db
    .insertInto('corrective_action')
    .values({
      inspection_id: inspection.id,
      facility_id: inspection.facility_id,
      text: 'Fill the cylinder.',
      is_critical: false,
      days: 30,
      is_published: isPublished,
      due_on: isPublished ? '2026-05-20' : null,
      closed_at: overrides.status === 'closed' ? '2026-05-01T08:00:00Z' : null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
