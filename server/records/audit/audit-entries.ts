import { auditedActions, auditedKinds } from '@portal/domain/audit/audited-actions.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { countUpToMax, type Paging, pageInfo, reached } from '../shared/paging.ts'

/** Which entries of the audit record are listed. */
export interface AuditFilter {
  from?: string | undefined
  to?: string | undefined
  actor_id?: number | undefined
  action?: string | undefined
  about?: string | undefined
  about_id?: string | undefined
}

/** The place of an entry in the list, which begins with the newest. */
export interface AuditPlace {
  at: string
  id: number
}

const facts = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((found) => found ?? null)

const body = z.object({
  action: z.enum(auditedActions),
  actor: z.object({ user_id: z.int(), name: z.string() }).nullable(),
  address: z
    .string()
    .nullish()
    .transform((found) => found ?? null),
  before: facts,
  after: facts,
})

/** A page of the entries, the newest first. Only a few are counted: there may be millions. */
export async function pageAuditEntries(db: Db, { page, per_page, ...filter }: AuditFilter & Paging) {
  const rows = await newestFirst(db, filter)
    .limit(sql.lit(per_page + 1))
    .offset(sql<number>`${(page - 1) * per_page}::bigint`)
    .execute()
  const total = await reached({ page, per_page }, rows.length, () => countUpToMax(db, newestFirst(db, filter)))
  return {
    ...pageInfo(total, { page, per_page }),
    data: rows.slice(0, per_page).map(readEntry),
  }
}

/** The next entries of a list after one of them. */
export async function nextAuditEntries(
  db: Db,
  filter: AuditFilter,
  { limit, after }: { limit: number; after?: AuditPlace | undefined },
) {
  const rows = await newestFirst(db, filter)
    .$if(after !== undefined, (entries) =>
      entries.where(sql<boolean>`(audit_entry.at, audit_entry.id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
    )
    .limit(sql.lit(limit))
    .execute()
  return rows.map(readEntry)
}

function newestFirst(db: Db, { from, to, actor_id, action, about, about_id }: AuditFilter) {
  return db
    .selectFrom('audit_entry')
    .select([
      'audit_entry.id',
      'audit_entry.at',
      'about_kind',
      'about_id',
      'body',
      isSealed.as('is_sealed'),
      nameNow.as('name'),
    ])
    .$if(from !== undefined, (rows) => rows.where('audit_entry.at', '>=', beginOf(from)))
    .$if(to !== undefined, (rows) => rows.where('audit_entry.at', '<', sql<string>`${beginOf(to)} + interval '1 day'`))
    .$if(actor_id !== undefined, (rows) => rows.where('actor_id', '=', actor_id ?? 0))
    .$if(action !== undefined, (rows) => rows.where('action', '=', action ?? ''))
    .$if(about !== undefined, (rows) => rows.where('about_kind', '=', about ?? ''))
    .$if(about_id !== undefined, (rows) => rows.where('about_id', '=', about_id ?? ''))
    .orderBy('audit_entry.at', 'desc')
    .orderBy('audit_entry.id', 'desc')
}

/** The beginning of a day in Nigeria. */
function beginOf(day: string | undefined) {
  return sql<string>`(${day}::date::timestamp at time zone 'Africa/Lagos')`
}

const isSealed = sql<boolean>`coalesce((
  select (audit_entry.era, audit_entry.xid, audit_entry.id) <= (last.era, last.to_xid, last.ids[cardinality(last.ids)])
  from audit_seal as last order by last.n desc limit 1
), false)`

/** The present reference or name of what an entry is about. */
const nameNow = sql<string | null>`(
  case when about_id ~ '^[0-9]{1,9}$' then case about_kind
    when 'registration' then (select reference from registration where registration.id = about_id::integer)
    when 'facility' then (select company_name from facility where facility.id = about_id::integer)
    when 'account' then (select first_name || ' ' || last_name from user_account where user_account.id = about_id::integer)
    when 'letter' then (select number from letter where letter.id = about_id::integer)
    when 'invoice' then (select number from invoice where invoice.id = about_id::integer)
    when 'import' then (select number from import where import.id = about_id::integer)
  end end
)`

interface Row {
  id: number
  at: string
  about_kind: string
  about_id: string | null
  body: unknown
  is_sealed: boolean
  name: string | null
}

/** An entry as it is shown. */
function readEntry({ id, at, about_kind, about_id, name, is_sealed, ...row }: Row) {
  const kind = z.enum(auditedKinds).parse(about_kind)
  return { id, at, ...body.parse(row.body), about: { kind, id: about_id, name }, is_sealed }
}
