import type { Db } from '../../database/connect.ts'

const at = '2026-03-02T09:00:00Z'

/** Adds an import with its file, a row that came in, and the columns that are remembered. */
export async function addImportRows(db: Db, { facility_id, officer_id }: { facility_id: number; officer_id: number }) {
  const done = { status: 'undone', committed_at: at, undone_at: at, asked_at: at } as const
  const by = { prepared_by: officer_id, committed_by: officer_id, undone_by: officer_id, asked_by: officer_id }
  const { id: import_id } = await db
    .insertInto('import')
    .values({
      ...{
        number: 'IMP-2026-0001',
        source: 'file',
        name: 'register.csv',
        reading: '{}',
        prepared_at: at,
        updated_at: at,
      },
      ...done,
      ...by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('import_file')
    .values({ import_id, content: Buffer.from('1') })
    .execute()
  await db
    .insertInto('import_row')
    .values({
      import_id,
      line: 2,
      cells: '[]',
      updated_at: at,
      committed_at: at,
      facility_id,
      undone_at: at,
      taken_back_at: at,
    })
    .execute()
  await db
    .insertInto('import_columns')
    .values({ headings: 'name', columns: '[]', updated_by: officer_id, updated_at: at })
    .execute()
}
