import type { ImportReading } from '@portal/domain/imports/import-reading.ts'
import { type ImportStatus, openImportStatuses } from '@portal/domain/imports/import-states.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ImportTable } from '../../database/tables/imports.ts'

const byWhom = (id: string) =>
  sql<{ id: number; name: string } | null>`(
    select jsonb_build_object('id', id, 'name', first_name || ' ' || last_name) from user_account where id = ${sql.ref(id)}
  )`

const hasFacility = sql.lit('left out')

function imports(db: Db) {
  return db.selectFrom('import').select([
    'import.id',
    'import.number',
    'import.source',
    'import.name',
    'import.status',
    'import.prepared_at',
    'import.committed_at',
    sql<number>`(
        select count(*)::int from import_row where import_id = import.id and state <> ${hasFacility}
      )`.as('rows'),
    sql<number>`(
        select count(*)::int from import_row
        where import_id = import.id and facility_id is not null and taken_back_at is null
      )`.as('came_in'),
    byWhom('import.prepared_by').as('prepared_by'),
    byWhom('import.committed_by').as('committed_by'),
  ])
}

/** The imports, the newest first. */
export function importsNewestFirst(db: Db) {
  return imports(db).orderBy('import.prepared_at', 'desc').orderBy('import.id', 'desc')
}

/** An import with all that is stored of it, or `not_found`. */
export async function getImport(db: Db, id: number) {
  const row = await imports(db)
    .where('import.id', '=', id)
    .select([
      'import.refusal',
      'import.reading',
      'import.asked_at',
      'import.undone_at',
      'import.updated_at',
      'import.prepared_by as preparer_id',
      'import.corrected_by',
      byWhom('import.asked_by').as('asked_by'),
      byWhom('import.undone_by').as('undone_by'),
    ])
    .executeTakeFirst()
  return row ?? refuseMissing()
}

function refuseMissing(): never {
  return refuse('not_found', 'This import does not exist')
}

/** An import as its holder locked it. */
export type LockedImport = Awaited<ReturnType<typeof lockImport>>

/** Locks an import until the transaction ends, or `not_found`. Rows may refer to it meanwhile. */
export async function lockImport(db: Db, id: number) {
  const row = await db
    .selectFrom('import')
    .where('id', '=', id)
    .select([
      'id',
      'number',
      'source',
      'status',
      'reading',
      'prepared_by',
      'corrected_by',
      'committed_by',
      'committed_at',
      'undone_by',
      'updated_at',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? refuseMissing()
}

/** Adds an import. Returns its id. */
export async function insertImport(db: Db, row: Insertable<ImportTable>): Promise<number> {
  const { id } = await db.insertInto('import').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

type Columns = Omit<Updateable<ImportTable>, 'reading' | 'corrected_by'>
type ImportChanges = Columns & { reading?: ImportReading; corrected_by?: RawBuilder<number[]> }

/** Changes an import; its version becomes a later one. */
export async function updateImport(
  db: Db,
  id: number,
  { reading, ...changes }: ImportChanges,
  now: Date,
): Promise<void> {
  await db
    .updateTable('import')
    .set({
      ...changes,
      ...(reading && { reading: JSON.stringify(reading) }),
      updated_at: sql<string>`greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .execute()
}

/** Notes that an officer had a hand in a draft, once each. Its version becomes a later one, so that nobody commits what they have not seen. */
export async function noteHand(db: Db, id: number, officer: number, now: Date): Promise<void> {
  const corrected_by = sql<number[]>`case
    when ${officer}::int = any(corrected_by) then corrected_by else corrected_by || ${officer}::int
  end`
  await updateImport(db, id, { corrected_by }, now)
}

/** How many imports are being prepared. Whoever counts holds the counter of their numbers, so nobody adds one meanwhile. */
export async function countOpenImports(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('import')
    .where('status', 'in', openImportStatuses)
    .select(sql<number>`count(*)::int`.as('open'))
    .executeTakeFirstOrThrow()
  return open
}

/** Stores the file of an import. */
export async function insertImportFile(db: Db, import_id: number, content: Buffer): Promise<void> {
  await db.insertInto('import_file').values({ import_id, content }).execute()
}

/** The file of an import; undefined if it was deleted. */
export async function readImportFile(db: Db, id: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('import_file').where('import_id', '=', id).select('content').executeTakeFirst()
  return row?.content
}

/** Deletes the file of an import that is not read again. */
export async function deleteImportFile(db: Db, id: number): Promise<void> {
  await db.deleteFrom('import_file').where('import_id', '=', id).execute()
}

/** The imports with one of these statuses, the oldest first. */
export async function listImportsIn(db: Db, statuses: readonly ImportStatus[]): Promise<number[]> {
  const rows = await db.selectFrom('import').where('status', 'in', statuses).orderBy('id').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Deletes drafts that were given up or refused before a moment, with their rows, of which nothing came in. */
export async function deleteGivenUp(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('import')
    .where('status', 'in', ['given up', 'refused'])
    .where('updated_at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
