import { type InboxKind, inboxKind, inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import type { InboxPlace } from '@portal/domain/inbox/place-in-inbox.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { momentOf } from '../../database/value-types.ts'
import type { Paging } from '../shared/paging.ts'
import { type InboxReader, inboxLimit, waitingRows } from './waiting-rows.ts'

interface Waiting {
  kind: InboxKind
  id: number
  since: string
}

interface Counted {
  kind: InboxKind
  n: number
  late: number
}

/** Everything of these kinds that waits for an officer, up to the limit of each; `place` is that of its kind. */
function waiting(kinds: readonly InboxKind[], reader: InboxReader) {
  const parts = kinds.map(
    (kind) => sql`(
      select ${sql.lit(kind)} as kind, ${sql.lit(inboxKindNames.indexOf(kind))} as place,
        ${sql.lit(inboxKind(kind).isPromised ?? false)} as is_promised, id, since
      from (${waitingRows[kind](reader)}) as waiting
    )`,
  )
  return sql.join(parts, sql` union all `)
}

const counts = (lateBefore: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'n', n, 'late', late) order by place), '[]') from (
    select kind, place, count(*) as n, count(*) filter (where is_promised and since < ${lateBefore}::timestamptz) as late
    from waiting group by kind, place
  ) as counted
`

/** The ids of what waits, by kind. */
export type WaitingIds = { readonly [Kind in InboxKind]?: readonly number[] }

interface Asked {
  /** What the officer's duties allow. */
  kinds: readonly InboxKind[]
  reader: InboxReader
  /** What came before this instant is late. */
  lateBefore: string
}

interface Narrowed {
  kind: InboxKind | undefined
  /** What the page stands behind. */
  after: InboxPlace | undefined
}

/** How much waits of each kind. */
export async function countWaiting(db: Db, { kinds, reader, lateBefore }: Asked) {
  if (kinds.length === 0) return []
  const { rows } = await sql<{ counted: Counted[] }>`
    with waiting as (${waiting(kinds, reader)}) select (${counts(lateBefore)}) as counted
  `.execute(db)
  return totalsOf(kinds, rows[0]?.counted ?? [])
}

/** Everything that waits: of each kind the ids, up to its limit. */
export async function listWaiting(db: Db, { kinds, reader }: Pick<Asked, 'kinds' | 'reader'>): Promise<WaitingIds> {
  if (kinds.length === 0) return {}
  const { rows } = await sql<{ kind: InboxKind; ids: number[] }>`
    select kind, array_agg(id order by id) as ids from (${waiting(kinds, reader)}) as waiting group by kind, place order by place
  `.execute(db)
  return Object.fromEntries(rows.map(({ kind, ids }) => [kind, ids]))
}

// The place has the moment as the wire has it, in milliseconds.
const isBehind = ({ since, id, kind }: InboxPlace) => sql`(date_trunc('milliseconds', since), place, id)
  > (${since}::timestamptz, ${inboxKindNames.indexOf(kind)}::int, ${id}::int)`

/**
 * A page of what waits, the oldest first, with how much there is of each kind. `kind` and `after` narrow the page alone;
 * `behind` is how much they leave.
 */
export async function pageOfWaiting(
  db: Db,
  { kinds, reader, lateBefore, kind, after, page, per_page }: Asked & Paging & Narrowed,
) {
  if (kinds.length === 0) return { rows: [], totals: [], behind: 0 }
  const isOfKind = kind === undefined ? sql`true` : sql`kind = ${kind}`
  const isAsked = after === undefined ? isOfKind : sql`${isOfKind} and ${isBehind(after)}`
  const { rows } = await sql<{ counted: Counted[]; behind: number; listed: Waiting[] }>`
    with waiting as materialized (${waiting(kinds, reader)})
    select (${counts(lateBefore)}) as counted, (select count(*)::int from waiting where ${isAsked}) as behind, (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'since', since) order by since, place, id), '[]')
      from (
        select * from (
          select *, row_number() over (partition by kind order by since, id) as position from waiting where ${isAsked}
        ) as numbered
        where position <= ${sql.lit(inboxLimit)}
        order by since, place, id limit ${per_page}::int offset ${(page - 1) * per_page}::bigint
      ) as shown
    ) as listed
  `.execute(db)
  const [found] = rows
  return {
    totals: totalsOf(kinds, found?.counted ?? []),
    behind: found?.behind ?? 0,
    rows: (found?.listed ?? []).map((row) => ({ ...row, since: momentOf(row.since) })),
  }
}

function totalsOf(kinds: readonly InboxKind[], counted: readonly Counted[]) {
  const byKind = new Map(counted.map((one) => [one.kind, one]))
  return kinds.map((kind) => {
    const { n = 0, late = 0 } = byKind.get(kind) ?? {}
    const over_time = Math.min(late, inboxLimit)
    return n > inboxLimit
      ? { kind, total: inboxLimit, or_more: true as const, over_time }
      : { kind, total: n, over_time }
  })
}
