import type { AskedDocument, DocumentDemand, DocumentPurpose } from '@portal/domain/applications/document-kinds.ts'
import type { CadreKey } from '@portal/domain/applications/staff-cadres.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { DocumentKindTermsTable } from '../../database/tables/document-kinds.ts'
import { isPresent } from '../applications/present-registration.ts'
import { exampleUrlOf } from './document-examples.ts'

/** The purpose for which an application of a kind is asked for documents. */
const purposeOf = (kind: RawBuilder<unknown>) =>
  sql`case when ${kind} in ('renewal', 'change') then ${kind} else 'registration' end`

/** The columns of a kind as an application is asked for it. */
const askedColumns = sql`id, name, hint, last_day, most_files, demand, staff_cadres, ${exampleUrlOf(sql.ref('wanted.id'))} as example_url`

/** The kinds that an application is asked for, as JSON, for a row named `asked` with the id of its registration. */
export const askedDocuments = sql`(
  select coalesce(jsonb_agg(
    to_jsonb(wanted) - 'place' || jsonb_build_object('example_url', ${exampleUrlOf(sql.ref('wanted.id'))}) order by wanted.place, wanted.id
  ), '[]')
  from registration
  cross join lateral document_kinds_for(
    registration.facility_type_id,
    ${purposeOf(sql.ref('registration.kind'))},
    registration.created_at
  ) as wanted
  where registration.id = asked.registration_id
)`

/** The kinds that an application is asked for, in their order. */
export async function listAskedDocuments(db: Db, registrationId: number): Promise<AskedDocument[]> {
  const { rows } = await sql<{ kinds: AskedDocument[] }>`
    select ${askedDocuments} as kinds from (select ${registrationId}::int as registration_id) as asked
  `.execute(db)
  return rows[0]?.kinds ?? []
}

interface Started {
  facility_type_id: number
  purpose: DocumentPurpose
  /** When it would be started. */
  now: Date
}

/** The kinds that an application would be asked for that is started now. */
export async function listDocumentsOf(db: Db, { facility_type_id, purpose, now }: Started): Promise<AskedDocument[]> {
  const { rows } = await sql<AskedDocument>`
    select ${askedColumns} from document_kinds_for(${facility_type_id}::int, ${purpose}, ${now.toISOString()}::timestamptz) as wanted
    order by place, id
  `.execute(db)
  return rows
}

/** A kind that a facility's application is asked for, and how many documents of it the application has got so far. */
export interface KindForFacility extends AskedDocument {
  added: number
}

/**
 * The kinds that a facility is asked for: by its newest registration that has not ended, else by one that would be started now.
 * Documents that were added before that registration was started do not count, nor those that an officer has considered: they can only be
 * replaced. `staffId` is the member of staff whose documents are counted; null for those of the facility.
 */
export async function listKindsForFacility(
  db: Db,
  facilityId: number,
  { now, staffId }: { now: Date; staffId: number | null },
): Promise<KindForFacility[]> {
  const { rows } = await sql<KindForFacility>`
    select ${askedColumns}, (
      select count(*)::int from document
      where document.facility_id = ${facilityId} and removed_at is null
        and lower(trim(document.name)) = lower(wanted.name)
        and document.staff_id is not distinct from ${staffId}::int and document.created_at >= application.started_at
        and document.created_at > coalesce((
          select max(consideration.updated_at) from consideration
          join registration on registration.id = consideration.registration_id
          where registration.facility_id = ${facilityId}
        ), '-infinity')
    ) as added
    from (
      select asked_type_of(facility.id) as facility_type_id, registration.kind, coalesce(registration.created_at, ${now.toISOString()}::timestamptz) as started_at
      from facility
      left join registration on registration.facility_id = facility.id and ${isPresent}
      where facility.id = ${facilityId}
      order by registration.id desc nulls last limit 1
    ) as application
    cross join lateral document_kinds_for(
      application.facility_type_id,
      ${purposeOf(sql.ref('application.kind'))},
      application.started_at
    ) as wanted
    order by place, id
  `.execute(db)
  return rows
}

/** Every kind with its terms, in the order in which they were saved. */
export function listKindsWithTerms(db: Db) {
  return db
    .selectFrom('document_kind')
    .select(['document_kind.id', 'name'])
    .select((kind) =>
      jsonArrayFrom(
        kind
          .selectFrom('document_kind_terms as terms')
          .leftJoin('user_account', 'user_account.id', 'terms.recorded_by')
          .whereRef('document_kind_id', '=', 'document_kind.id')
          .orderBy('terms.id')
          .select([
            'terms.id',
            'start_date',
            'place',
            'hint',
            'last_day',
            'most_files',
            sql<CadreKey[]>`coalesce(staff_cadres, '{}')`.as('staff_cadres'),
            'recorded_at',
            sql<string | null>`first_name || ' ' || last_name`.as('recorded_by'),
          ])
          .select((terms) =>
            jsonArrayFrom(
              terms
                .selectFrom('document_demand')
                .leftJoin('facility_type', 'facility_type.id', 'facility_type_id')
                .whereRef('terms_id', '=', 'terms.id')
                .orderBy('document_demand.id')
                .select(['facility_type_id', 'category_list as facility_type', 'purpose', 'demand']),
            ).as('demands'),
          ),
      ).as('terms'),
    )
    .orderBy('document_kind.id')
    .execute()
}

/** Locks the kinds until the transaction ends, so that the ids of their terms follow the order of recording. */
export async function lockDocumentKinds(db: Db): Promise<void> {
  await sql`lock table document_kind_terms in share row exclusive mode`.execute(db)
}

/** Adds a kind; undefined when there is one with the same name. */
export async function insertDocumentKind(db: Db, name: string, recorded: { recorded_by: number; recorded_at: string }) {
  const row = await db
    .insertInto('document_kind')
    .values({ name, ...recorded })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Demand {
  facility_type_id: number | null
  purpose: DocumentPurpose
  demand: DocumentDemand
}

/** Adds the terms of a kind from a day on. The kinds must be locked. `recorded_at` is the version of the kind, so it increases each time. */
export async function insertTerms(
  db: Db,
  terms: Insertable<DocumentKindTermsTable>,
  demands: readonly Demand[],
): Promise<void> {
  const recorded_at = sql<string>`(
    select greatest(${terms.recorded_at}::timestamptz, max(recorded_at) + interval '1 millisecond')
    from document_kind_terms where document_kind_id = ${terms.document_kind_id}
  )`
  const { id } = await db
    .insertInto('document_kind_terms')
    .values({ ...terms, recorded_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (demands.length === 0) return
  await db
    .insertInto('document_demand')
    .values(demands.map((demand) => ({ ...demand, terms_id: id })))
    .execute()
}
