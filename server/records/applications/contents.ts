import { rowsByList } from '@portal/contract/applications/facility-contents.ts'
import { rowKindOf, rowLists, rowSections } from '@portal/domain/applications/row-sections.ts'
import type { SectionCounts } from '@portal/domain/applications/section-counts.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { AvailableFacilitiesTable } from '../../database/tables/contents.ts'
import { momentOf } from '../../database/value-types.ts'
import { operatingOfficerOf } from '../accounts/people.ts'
import { askedDocuments } from '../catalogue/document-kinds.ts'
import { expiredDocuments, partsToConfirm, sectionsToConfirm } from '../licences/renewal-sections.ts'
import { inNaira, paymentsOf } from '../money/payments.ts'
import { includedRows, listTotal, withTotal } from '../shared/paging.ts'
import { documentsOf } from './files.ts'
import { countAnswers } from './questionnaire.ts'
import { applicantLacks, facilityLacks, officerLacks } from './required-details.ts'
import { rowsOf } from './section-rows.ts'
import { documentsBesideStaff, documentsOfStaff, presentStaff } from './staff-documents.ts'

const totalPaid = sql<number>`(sum(amount_kobo) filter (where payment.status <> 'refused') over ())::bigint`.as(
  'paid_kobo',
)

/**
 * The contents of a facility that are shown with it, and their totals; of the payments only those of the registration, if
 * one is given. Spec §3.
 */
export async function readFacilityContents(db: Db, facilityId: number, registrationId?: number) {
  const paid = { facility_id: facilityId, id: registrationId }
  const first = sql.lit(includedRows)
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(documentsOf(db, facilityId).select(listTotal).limit(first)).as('documents'),
      jsonArrayFrom(documentsBesideStaff(db, facilityId)).as('staff_documents'),
      jsonArrayFrom(paymentsOf(db, paid).select([listTotal, totalPaid]).limit(first)).as('payments'),
      jsonBuildObject(
        recordOf(rowLists, (list) =>
          jsonArrayFrom(rowsOf(db, rowKindOf(list), facilityId).select(listTotal).limit(first)),
        ),
      ).as('rows'),
      jsonObjectFrom(availableFacilitiesOf(db, facilityId)).as('available_facilities'),
      jsonObjectFrom(operatingOfficerOf(db, facilityId)).as('operating_officer'),
    ])
    .executeTakeFirstOrThrow()
  const [documents, payments] = [withTotal(found.documents), withTotal(found.payments)]
  const rows = recordOf(rowLists, (list) => withTotal(found.rows[list]))
  return {
    contents: {
      documents: documents.data.map(withMoment),
      ...rowsByList((list) => rows[list].data),
      payments: payments.data.map(({ paid_kobo, ...payment }) => inNaira(withMoment(payment))),
      available_facilities: found.available_facilities,
    },
    operating_officer: found.operating_officer,
    staff_documents: found.staff_documents.map(withMoment),
    totals: {
      documents: documents.total,
      ...recordOf(rowLists, (list) => rows[list].total),
      payments: payments.total,
      paid: koboToNaira(found.payments[0]?.paid_kobo ?? 0),
    },
  }
}

/** A row that was read as JSON, in which the database writes a moment in its own way. */
export function withMoment<Row extends { created_at: string }>(row: Row): Row {
  return { ...row, created_at: momentOf(row.created_at) }
}

function countRows({ kind, list }: (typeof rowSections)[number]) {
  return sql`
    (select count(*)::int from ${sql.table(kind)} where facility_id = asked.id and removed_at is null)
    as ${sql.ref(list)}`
}

const availableColumns = [
  'id',
  'facility_id',
  'bed_space_capacity',
  'no_of_wards',
  'no_of_consulting_rooms',
  'no_of_toilets',
  'source_of_water',
  'electricity_supply',
  'mode_of_waste_management',
  'medical_record',
  'available_fac',
] as const

/** A query for the current available facilities of a facility. */
export function availableFacilitiesOf(db: Db, facilityId: number) {
  return db
    .selectFrom('available_facilities')
    .where('facility_id', '=', facilityId)
    .where('replaced_at', 'is', null)
    .select(availableColumns)
}

/** Replaces the available facilities; the old row stays in the history. The facility must be locked, because there is one current row. */
export async function replaceAvailableFacilities(db: Db, available: Insertable<AvailableFacilitiesTable>, now: Date) {
  await db
    .updateTable('available_facilities')
    .set({ replaced_at: now.toISOString() })
    .where('facility_id', '=', available.facility_id)
    .where('replaced_at', 'is', null)
    .execute()
  return db.insertInto('available_facilities').values(available).returning(availableColumns).executeTakeFirstOrThrow()
}

/**
 * Whether nothing is to be paid for the application of a row named `asked`: its fee is ₦0 or was waived whole, or it is a change of
 * type that has no fee.
 */
const needsNoPayment = sql<boolean>`(
  select coalesce(sum(amount_kobo), 0) <= 0 and (registration.kind = 'change' or bool_or(invoice_line.kind = 'fee') is true)
  from registration
  left join invoice on invoice.registration_id = registration.id
  left join invoice_line on invoice_line.invoice_id = invoice.id
  where registration.id = asked.registration_id
  group by registration.kind
)`

/** What identifies the contents of an application: its registration and its facility. */
export interface Application {
  id: number
  facility_id: number
}

/** Counts the contents of an application. */
export async function countSections(db: Db, application: Application, today: string): Promise<SectionCounts> {
  const contents = (await countSectionsOfEach(db, [application], today)).get(application.id)
  if (!contents) throw new Error('Each application must have one row')
  return contents
}

/** Counts the contents of several applications in one statement; by the id of the registration. */
export async function countSectionsOfEach(
  db: Db,
  applications: readonly Application[],
  today: string,
): Promise<Map<number, SectionCounts>> {
  if (applications.length === 0) return new Map()
  const { rows } = await sql<SectionCounts & { registration_id: number }>`
    select
      asked.registration_id,
      answers.*,
      exists (select from operating_officer where facility_id = asked.id and replaced_at is null) as has_operating_officer,
      exists (select from available_facilities where facility_id = asked.id and replaced_at is null) as has_available_facilities,
      ${sql.join(rowSections.map(countRows))},
      array(select distinct name from document
        where facility_id = asked.id and staff_id is null and removed_at is null order by name) as document_names,
      ${presentStaff} as staff,
      ${documentsOfStaff(today)} as staff_documents,
      (select count(*)::int from payment
        where registration_id = asked.registration_id and removed_at is null and status <> 'refused') as payments,
      ${needsNoPayment} as needs_no_payment,
      ${askedDocuments} as asked_documents,
      ${applicantLacks} as applicant_lacks,
      ${facilityLacks} as facility_lacks,
      ${officerLacks} as officer_lacks,
      ${sectionsToConfirm} as to_confirm,
      ${partsToConfirm} as parts_to_confirm,
      ${expiredDocuments(today)} as expired_documents
    from unnest(
      ${applications.map(({ id }) => id)}::int[],
      ${applications.map(({ facility_id }) => facility_id)}::int[]
    ) as asked (registration_id, id)
    cross join lateral ${countAnswers(db, sql.ref('asked.registration_id'))} as answers
  `.execute(db)
  return new Map(rows.map(({ registration_id, ...counts }) => [registration_id, counts]))
}
