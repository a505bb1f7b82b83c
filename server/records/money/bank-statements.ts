import type { SkippedRows, StatementSummary } from '@portal/domain/money/bank-statement/kept-statement.ts'
import { matchStates } from '@portal/domain/money/bank-statement/match-lines.ts'
import type { StatementColumns } from '@portal/domain/money/bank-statement/statement-columns.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { BankStatementTable } from '../../database/tables/bank-statements.ts'

/** Older statements are deleted with their lines; what was confirmed from them stays. */
const mostKept = 200

function statements(db: Db) {
  return db
    .selectFrom('bank_statement')
    .innerJoin('user_account', 'user_account.id', 'uploaded_by')
    .select([
      'bank_statement.id',
      'bank_statement.name',
      'bank_statement.summary',
      'bank_statement.uploaded_at',
      sql<string>`first_name || ' ' || last_name`.as('uploaded_by'),
    ])
}

/** The statements, the newest first. */
export function statementsNewestFirst(db: Db) {
  return statements(db).orderBy('bank_statement.id', 'desc')
}

/** A statement with all but the text of its file, or `not_found`. */
export async function getStatement(db: Db, id: number) {
  const row = await statements(db)
    .where('bank_statement.id', '=', id)
    .select(['bank_statement.preview', 'bank_statement.columns', 'bank_statement.skipped', 'bank_statement.sha256'])
    .executeTakeFirst()
  return row ?? refuse('not_found', 'This statement does not exist')
}

/** Locks a statement until the transaction ends. */
export async function lockStatement(db: Db, id: number): Promise<void> {
  await db.selectFrom('bank_statement').where('id', '=', id).select('id').forUpdate().execute()
}

/** The text of the file of a statement and how its cells are divided, or `not_found`. */
export async function readContent(db: Db, id: number) {
  const row = await db
    .selectFrom('bank_statement')
    .where('id', '=', id)
    .select(['content', 'delimiter'])
    .executeTakeFirst()
  return row ?? refuse('not_found', 'This statement does not exist')
}

/** The columns of the newest statement with the same headers; undefined if there is none. */
export async function findRememberedColumns(db: Db, headerKey: string): Promise<StatementColumns | undefined> {
  const row = await db
    .selectFrom('bank_statement')
    .where('header_key', '=', headerKey)
    .where('columns', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .select('columns')
    .executeTakeFirst()
  return row?.columns ?? undefined
}

/** Adds a statement, unless the same file is there already. Returns its id. */
export async function insertStatement(
  db: Db,
  statement: Insertable<BankStatementTable>,
): Promise<{ id: number; isNew: boolean }> {
  const added = await db
    .insertInto('bank_statement')
    .values(statement)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) {
    await dropOldStatements(db)
    return { id: added.id, isNew: true }
  }
  const { id } = await db
    .selectFrom('bank_statement')
    .where('sha256', '=', statement.sha256)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

async function dropOldStatements(db: Db): Promise<void> {
  await sql`
    delete from bank_statement where id in (select id from bank_statement order by id desc offset ${mostKept}::int)
  `.execute(db)
}

/** Stores what the columns of a statement are, and the rows that were left out. */
export async function setColumns(
  db: Db,
  id: number,
  { columns, skipped }: { columns: StatementColumns; skipped: SkippedRows },
): Promise<void> {
  await db
    .updateTable('bank_statement')
    .set({ columns: JSON.stringify(columns), skipped: JSON.stringify(skipped) })
    .where('id', '=', id)
    .execute()
}

/** Counts the lines of a statement by state, and stores the figures with it. */
export async function summarise(db: Db, id: number): Promise<StatementSummary> {
  const counted = await db
    .selectFrom('bank_statement_line')
    .where('statement_id', '=', id)
    .groupBy('state')
    .select(['state', sql<number>`count(*)::int`.as('lines'), sql<number>`sum(amount_kobo)::bigint`.as('amount_kobo')])
    .execute()
  const summary: StatementSummary = recordOf(matchStates, () => ({ lines: 0, amount_kobo: 0 }))
  for (const { state, ...figures } of counted) summary[state] = figures
  await db
    .updateTable('bank_statement')
    .set({ summary: JSON.stringify(summary) })
    .where('id', '=', id)
    .execute()
  return summary
}
