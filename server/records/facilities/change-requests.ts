import type { ChangeKind } from '@portal/domain/facilities/change-kinds.ts'
import type { ChangeRule } from '@portal/domain/facilities/change-rules.ts'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import type { ChangeRequestTable } from '../../database/tables/changes.ts'
import { type Paging, pageOf } from '../shared/paging.ts'
import { readStoredRule } from './change-rules.ts'
import { isCompleteChange } from './complete-changes.ts'

/** The name, address and owner of a facility, which every request stores: ids to store, names to read. */
export const changeableDetails = z.object({
  company_name: z.string(),
  owner_name: z.string(),
  address: z.string(),
  local_gov_area_id: z.int(),
  lga: z.string(),
  ward_id: z.int().nullable(),
  ward: z.string().nullable(),
})
export type ChangeableDetails = z.output<typeof changeableDetails>

/** The details on one side of a request, with what another kind of change is about. */
const side = changeableDetails.extend({ contents: z.unknown().optional() })
type Side = z.output<typeof side>

/** A new request. */
export type NewChangeRequest = Omit<Insertable<ChangeRequestTable>, 'old' | 'new' | 'rule'> & {
  old: Side
  new: Side
  rule: ChangeRule
}

/** The details of a facility that a change request may change, as they are now. */
export function readChangeableDetails(db: Db, facilityId: number): Promise<ChangeableDetails> {
  return db
    .selectFrom('facility')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'facility.local_gov_area_id')
    .leftJoin('ward', 'ward.id', 'facility.ward_id')
    .where('facility.id', '=', facilityId)
    .select(['company_name', 'owner_name', 'address', 'facility.local_gov_area_id', 'local_gov_area.list as lga'])
    .select(['facility.ward_id', 'ward.name as ward'])
    .executeTakeFirstOrThrow()
}

/** How a facility can be reached, and when. */
export function readContacts(db: Db, facilityId: number) {
  return db
    .selectFrom('facility')
    .where('id', '=', facilityId)
    .select(['phone_number', 'facility_email', 'website', 'postal_address', 'working_days', 'hours_of_operation'])
    .executeTakeFirstOrThrow()
}

/** Adds a request and returns its id. */
export function insertChangeRequest(db: Db, request: NewChangeRequest): Promise<{ id: number }> {
  return db
    .insertInto('change_request')
    .values({
      ...request,
      old: JSON.stringify(request.old),
      new: JSON.stringify(request.new),
      rule: JSON.stringify(request.rule),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

interface End {
  status: 'accepted' | 'refused' | 'withdrawn'
  ended_by: number
  ended_at: string
  answer: string | null
  applied_at?: string
}

/** Ends a request that is open. The facility is locked. */
export async function endChangeRequest(db: Db, id: number, end: End): Promise<void> {
  await db.updateTable('change_request').set(end).where('id', '=', id).execute()
}

/** One request; undefined when it does not exist. */
export async function findChangeRequest(db: Db, id: number) {
  const row = await requests(db).where('change_request.id', '=', id).executeTakeFirst()
  return row && withDetails(row)
}

/** A page of the requests of a facility, the newest first. */
export async function pageChangeRequestsOf(db: Db, facilityId: number, paging: Paging) {
  const own = requests(db).where('change_request.facility_id', '=', facilityId).orderBy('change_request.id', 'desc')
  const page = await pageOf(db, own, paging)
  return { ...page, data: page.data.map(withDetails) }
}

/** A page of the requests that are not decided, the oldest first. Uses the index change_request_waiting. */
export async function pageOpenChangeRequests(db: Db, paging: Paging) {
  const open = requests(db)
    .where('change_request.status', '=', sql.lit('open'))
    .orderBy('change_request.id')
    .select(isCompleteChange.as('is_complete'))
  const page = await pageOf(db, open, paging)
  return { ...page, data: page.data.map(withDetails) }
}

function requests(db: Db) {
  return db
    .selectFrom('change_request')
    .innerJoin('user_account as asker', 'asker.id', 'change_request.asked_by')
    .leftJoin('user_account as ender', 'ender.id', 'change_request.ended_by')
    .select(['change_request.id', 'facility_id', 'kind', 'change_request.status', 'old', 'new', 'reason', 'file_slug'])
    .select(['change_request.asked_by as asker_id', 'asked_at', 'ended_at', 'answer', 'rule'])
    .select((request) =>
      jsonArrayFrom(
        request
          .selectFrom('change_document')
          .whereRef('change_request_id', '=', 'change_request.id')
          .distinctOn('name')
          .orderBy('name')
          .orderBy('change_document.id', 'desc')
          .select(['name', 'change_document.file_slug']),
      ).as('documents'),
    )
    .select((request) =>
      request
        .selectFrom('change_document')
        .whereRef('change_request_id', '=', 'change_request.id')
        .select((document) => document.fn.coalesce(document.fn.max('change_document.id'), sql<number>`0`).as('version'))
        .$asScalar()
        .$notNull()
        .as('version'),
    )
    .select(sql<string>`asker.first_name || ' ' || asker.last_name`.as('asked_by'))
    .select(sql<string | null>`ender.first_name || ' ' || ender.last_name`.as('ended_by'))
}

/** A request as it is stored: `before` and `after` hold what it is about, whatever its kind. */
export type StoredChange = NonNullable<Awaited<ReturnType<typeof findChangeRequest>>>

function withDetails<Row extends { kind: ChangeKind; old: unknown; new: unknown; rule: unknown }>(row: Row) {
  const [{ contents: before, ...old }, { contents: after, ...wanted }] = [side.parse(row.old), side.parse(row.new)]
  const about = row.kind === 'details' ? { before: old, after: wanted } : { before: before ?? null, after }
  return { ...row, old, new: wanted, ...about, rule: readStoredRule(row.kind, row.rule) }
}
