import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import type { CorrectiveActionStatus } from '@portal/domain/inspections/corrective-actions.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type {
  CorrectiveActionTable,
  CorrectiveReplyTable,
  InspectionEventTable,
} from '../../database/tables/inspections.ts'
import { momentOf } from '../../database/value-types.ts'
import { countUpToMax, type Paging, pageOf } from '../shared/paging.ts'
import { finding, questionOfVisit, replies } from './corrective-action-columns.ts'

type StoredCorrectiveAction = Omit<CorrectiveAction, 'offered'>

/** Whether the owner has not replied by the last day. While the ministry has a reply to look at, nothing is overdue. */
export const isOverdue = (today: string) =>
  sql<boolean>`corrective_action.status = 'open' and coalesce(corrective_action.due_on < ${today}::date, false)`

function correctiveActions(db: Db, today: string) {
  return db
    .selectFrom('corrective_action')
    .innerJoin('inspection', 'inspection.id', 'corrective_action.inspection_id')
    .innerJoin('facility', 'facility.id', 'corrective_action.facility_id')
    .select(['corrective_action.id', 'corrective_action.inspection_id', 'inspection.number'])
    .select(['corrective_action.facility_id', 'facility.company_name', 'corrective_action.sub_list_id'])
    .select(['corrective_action.is_critical', 'corrective_action.text', 'corrective_action.days'])
    .select(['corrective_action.due_on', 'corrective_action.status'])
    .select([questionOfVisit.as('question'), isOverdue(today).as('is_overdue')])
    .select([finding('outcome').as('outcome'), finding('note').as('note'), replies.as('replies')])
}

type Row = Awaited<ReturnType<ReturnType<typeof correctiveActions>['executeTakeFirstOrThrow']>>

function actionOf({ outcome, replies: given, ...row }: Row): StoredCorrectiveAction {
  return {
    ...row,
    outcome: outcome ?? 'not seen',
    replies: given.map((reply) => ({
      ...reply,
      replied_at: momentOf(reply.replied_at),
      decided_at: reply.decided_at && momentOf(reply.decided_at),
    })),
  }
}

interface Query extends Paging {
  status?: CorrectiveActionStatus | undefined
  overdue?: '1' | undefined
  facility_id?: number | undefined
  local_gov_area_id?: number | undefined
  /** The person whose facilities are listed, or with which they help; null for all. */
  ownedBy: number | null
  today: string
}

/** A list is counted up to this many corrective actions. */
const maxCounted = 10_000

/** A page of the corrective actions of published inspections: open ones first, by their day. Uses corrective_action_by_day. */
export async function pageCorrectiveActions(
  db: Db,
  { page, per_page, status, overdue, facility_id, local_gov_area_id, ownedBy, today }: Query,
) {
  const isAsked = [
    status && sql<boolean>`corrective_action.status = ${status}`,
    overdue && isOverdue(today),
    facility_id !== undefined && sql<boolean>`corrective_action.facility_id = ${facility_id}`,
    local_gov_area_id !== undefined && sql<boolean>`facility.local_gov_area_id = ${local_gov_area_id}`,
    ownedBy !== null &&
      sql<boolean>`(facility.user_id = ${ownedBy} or exists (
        select from helper where helper.facility_id = facility.id and helper.user_id = ${ownedBy}
      ))`,
  ].flatMap((condition) => condition || [])
  const found = isAsked.reduce(
    (query, condition) => query.where(condition),
    correctiveActions(db, today).where('corrective_action.is_published', '=', true),
  )
  const ordered = found
    .orderBy(sql`corrective_action.status = 'closed'`)
    .orderBy('corrective_action.due_on')
    .orderBy('corrective_action.id')
  const known = await countUpToMax(db, found, maxCounted)
  const listed = await pageOf(db, ordered, { page, per_page, known })
  return { ...listed, data: listed.data.map(actionOf) }
}

/** The corrective actions of an inspection, also of one that is not published, in the order of their findings. */
export async function correctiveActionsOf(
  db: Db,
  inspectionId: number,
  today: string,
): Promise<StoredCorrectiveAction[]> {
  const rows = await correctiveActions(db, today)
    .where('corrective_action.inspection_id', '=', inspectionId)
    .orderBy('corrective_action.id')
    .execute()
  return rows.map(actionOf)
}

/** A corrective action of a published inspection, or `not_found`. */
export async function getCorrectiveAction(db: Db, id: number, today: string): Promise<StoredCorrectiveAction> {
  const row = await correctiveActions(db, today)
    .where('corrective_action.id', '=', id)
    .where('corrective_action.is_published', '=', true)
    .executeTakeFirst()
  return row ? actionOf(row) : refuse('not_found', 'This corrective action does not exist')
}

/** The facility of a corrective action, or `not_found`; also of one that is not published. */
export async function facilityOfCorrectiveAction(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('corrective_action').where('id', '=', id).select('facility_id').executeTakeFirst()
  return row?.facility_id ?? refuse('not_found', 'This corrective action does not exist')
}

/** Changes a corrective action. Its facility is locked. */
export async function updateCorrectiveAction(
  db: Db,
  id: number,
  changed: Updateable<CorrectiveActionTable>,
): Promise<void> {
  await db.updateTable('corrective_action').set(changed).where('id', '=', id).execute()
}

/** Adds a reply of the owner. The facility is locked. */
export function insertCorrectiveReply(db: Db, reply: Insertable<CorrectiveReplyTable>): Promise<{ id: number }> {
  return db.insertInto('corrective_reply').values(reply).returning('id').executeTakeFirstOrThrow()
}

/** Adds a file, which is stored already, to a reply. */
export async function insertCorrectiveReplyFile(db: Db, reply_id: number, slug: string): Promise<void> {
  await db.insertInto('corrective_reply_file').values({ reply_id, slug }).execute()
}

/** Records what an inspector decided about the reply that waits. The facility is locked. */
export async function decideCorrectiveReply(
  db: Db,
  correctiveActionId: number,
  decision: { is_accepted: boolean; reason: string | null; decided_by: number; decided_at: string },
): Promise<void> {
  await db
    .updateTable('corrective_reply')
    .set(decision)
    .where('corrective_action_id', '=', correctiveActionId)
    .where('is_accepted', 'is', null)
    .execute()
}

/** Enters something in the history of an inspection. */
export async function insertInspectionEvent(db: Db, event: Insertable<InspectionEventTable>): Promise<void> {
  await db.insertInto('inspection_event').values(event).execute()
}
