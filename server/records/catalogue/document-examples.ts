import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ExampleType } from '../../database/tables/document-kinds.ts'
import { finishFile } from '../applications/files.ts'

const pathOf = sql`'/examples/' || slug`

/** Where the present example of a kind is; null if there is none. `kind` is the id of the kind in the query. */
export const exampleUrlOf = (kind: RawBuilder<unknown>) => sql<string | null>`(
  select ${pathOf} from document_example where document_kind_id = ${kind} order by document_example.id desc limit 1
)`

/** The present example of each kind that has one. */
export function listDocumentExamples(db: Db) {
  return db
    .with('newest', (newest) =>
      newest
        .selectFrom('document_example')
        .distinctOn('document_kind_id')
        .orderBy('document_kind_id')
        .orderBy('id', 'desc')
        .selectAll(),
    )
    .selectFrom('newest')
    .innerJoin('user_account', 'user_account.id', 'recorded_by')
    .where('slug', 'is not', null)
    .select([
      'document_kind_id',
      sql<string>`${pathOf}`.as('url'),
      'recorded_at',
      sql<string>`first_name || ' ' || last_name`.as('recorded_by'),
    ])
    .execute()
}

/** An example with the name of its kind, if it is still shown; undefined once it was replaced or taken away. */
export function findDocumentExample(db: Db, slug: string) {
  return db
    .selectFrom('document_example as example')
    .innerJoin('document_kind', 'document_kind.id', 'document_kind_id')
    .where('slug', '=', slug)
    .where((example) =>
      example.not(
        example.exists(
          example
            .selectFrom('document_example as later')
            .whereRef('later.document_kind_id', '=', 'example.document_kind_id')
            .whereRef('later.id', '>', 'example.id')
            .select('later.id'),
        ),
      ),
    )
    .select(['name', sql<string>`slug`.as('slug'), sql<ExampleType>`media_type`.as('media_type')])
    .select(sql<number>`size_bytes`.as('size_bytes'))
    .executeTakeFirst()
}

/** How often the example of a kind was added, replaced or taken away. */
export async function countDocumentExamples(db: Db, kindId: number): Promise<number> {
  const { count } = await db
    .selectFrom('document_example')
    .where('document_kind_id', '=', kindId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface NewExample {
  document_kind_id: number
  /** `digest` is its SHA-256 in hexadecimal digits; null if the example is taken away. */
  file: { slug: string; media_type: ExampleType; digest: string; size_bytes: number } | null
  recorded_by: number
  recorded_at: string
}

/** Adds what is shown of a kind from now on. */
export async function insertDocumentExample(db: Db, { file, ...row }: NewExample): Promise<void> {
  if (file) await finishFile(db, file.slug)
  const { digest, ...stored } = file ?? { digest: null }
  await db
    .insertInto('document_example')
    .values({ ...row, ...stored, sha256: digest === null ? null : Buffer.from(digest, 'hex') })
    .execute()
}

/** The present example of a kind, as the audit record names it: by its digest. */
export async function readExampleState(db: Db, kindId: number) {
  const newest = await db
    .selectFrom('document_example')
    .where('document_kind_id', '=', kindId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(sql<string | null>`encode(sha256, 'hex')`.as('example_sha256'))
    .executeTakeFirst()
  return newest ?? { example_sha256: null }
}
