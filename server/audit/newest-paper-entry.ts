import type { AuditedAction } from '@portal/domain/audit/audited-actions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { auditKeys } from './audit-keys.ts'
import { canonicalJson } from './canonical-json.ts'
import { codeOfEntry } from './entry-code.ts'
import { saidInTransaction } from './record-entry.ts'
import type { Facts } from './recorded-facts.ts'

/** What the newest entry about a paper, or about a kept PDF, says. */
export interface PaperEntry {
  /** Null for an entry of the transaction that is running. */
  id: number | null
  paper: Facts
}

type Kind = 'certificate' | 'document'

/** Whoever writes more entries than this that the portal did not make hides the one that it made; then nothing is confirmed. */
const maxRead = 20

interface Row {
  id: number
  at: string
  kid: string
  body: Body | null
  mac: Buffer
}

interface Body {
  action?: unknown
  about?: { kind?: unknown; id?: unknown }
  paper?: Facts
}

/** The newest entry that says what a paper states and that the portal wrote; undefined if there is none. */
export async function findPaperEntry(db: Db, kind: Kind, id: string): Promise<PaperEntry | undefined> {
  const said = saidInTransaction(db).findLast((body: Body) => body.paper && isAbout(body, kind, id))
  const { paper }: Body = said ?? {}
  if (paper) return { id: null, paper }
  const { rows } = await sql<Row>`${newestOf(sql`${kind}`, sql`${id}`)}`.execute(db)
  return newestRight(rows, kind, id)
}

/** The same for many at once, by the ids of what they are about. */
export async function findPaperEntries(db: Db, kind: Kind, ids: readonly string[]): Promise<Map<string, PaperEntry>> {
  const { rows } = await sql<Row & { asked: string }>`
    select asked.id as asked, told.* from unnest(${[...ids]}::text[]) as asked (id)
    cross join lateral (${newestOf(sql`${kind}`, sql`asked.id`)}) as told
    order by told.id desc
  `.execute(db)
  const byId = Map.groupBy(rows, ({ asked }) => asked)
  return new Map(
    [...byId].flatMap(([id, told]) => {
      const entry = newestRight(told, kind, id)
      return entry ? [[id, entry]] : []
    }),
  )
}

/** Uses the index audit_entry_paper. */
function newestOf(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select id, at, kid, body, mac from audit_entry
    where about_kind = ${kind} and about_id = ${id} and body ? 'paper'
    order by audit_entry.id desc limit ${sql.lit(maxRead)}
  `
}

/** Whether the portal has recorded an action that happens once, about the record itself. */
export async function findRecordEntry(db: Db, action: AuditedAction): Promise<boolean> {
  const { rows } = await sql<Row>`
    select id, at, kid, body, mac from audit_entry
    where about_kind = 'record' and action = ${action} order by audit_entry.id desc limit ${sql.lit(maxRead)}
  `.execute(db)
  return rows.some((row) => row.body?.action === action && isRight(row))
}

function newestRight(rows: readonly Row[], kind: Kind, id: string): PaperEntry | undefined {
  const found = rows.find((row) => isAbout(row.body, kind, id) && isRight(row))
  return found?.body?.paper && { id: found.id, paper: found.body.paper }
}

function isAbout(body: Body | null, kind: Kind, id: string): boolean {
  return body?.about?.kind === kind && body.about.id === id
}

/** Whether the portal wrote an entry as it is. */
function isRight({ at, kid, body, mac }: Row): boolean {
  const key = auditKeys().find(kid)
  return key !== undefined && codeOfEntry(key.macKey, { at, kid, canonicalBody: canonicalJson(body) }).equals(mac)
}
