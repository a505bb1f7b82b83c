import { documentPurposes } from '@portal/domain/applications/document-kinds.ts'
import { documentTypes, registrationForm } from '@portal/domain/applications/document-types.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import { isEmpty } from './insert-rows.ts'

/** They apply to any application that may have been started. */
const always = { start_date: '2000-01-01', recorded_at: '2000-01-01T00:00:00Z' }

/** Seeds the documents of the specification, once: four that every application needs, and the signed form. */
export async function seedDocumentKinds(db: Kysely<Tables>): Promise<void> {
  if (!(await isEmpty(db, 'document_kind'))) return
  for (const [index, name] of documentTypes.entries()) {
    const kind = await db.insertInto('document_kind').values({ name }).returning('id').executeTakeFirstOrThrow()
    const terms = await db
      .insertInto('document_kind_terms')
      .values({
        document_kind_id: kind.id,
        ...always,
        place: (index + 1) * 10,
        last_day: 'optional',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const demand = name === registrationForm ? 'optional' : 'required'
    await db
      .insertInto('document_demand')
      .values(documentPurposes.map((purpose) => ({ terms_id: terms.id, purpose, demand })))
      .execute()
  }
}
