import type { ChangeProgress } from '@portal/domain/facilities/change-rules.ts'
import { finishedInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ChangeDocumentTable } from '../../database/tables/changes.ts'
import { findInvoiceOfChange } from '../money/invoices.ts'

interface Asked {
  id: number
  facility_id: number
  asked_at: string
  documents: readonly { name: string }[]
}

/** How far a request has come with what its rule asks for, and the invoice of its fee. */
export async function readChangeProgress(
  db: Db,
  { id, facility_id, asked_at, documents }: Asked,
): Promise<ChangeProgress & { invoice_id: number | null }> {
  const invoice = await findInvoiceOfChange(db, id)
  const inspection = await db
    .selectFrom('inspection')
    .where('facility_id', '=', facility_id)
    .where('status', 'in', finishedInspectionStatuses)
    .where('done_at', '>=', asked_at)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return {
    sent: documents.map(({ name }) => name),
    is_unpaid: invoice?.is_open ?? false,
    is_inspected: inspection !== undefined,
    invoice_id: invoice?.id ?? null,
  }
}

/** Adds a document to a request. The facility is locked. */
export async function insertChangeDocument(db: Db, document: Insertable<ChangeDocumentTable>): Promise<void> {
  await db.insertInto('change_document').values(document).execute()
}

/** How many documents were added to a request, also those that a later one has replaced. */
export async function countChangeDocuments(db: Db, requestId: number): Promise<number> {
  const { n } = await db
    .selectFrom('change_document')
    .where('change_request_id', '=', requestId)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

interface NewOfficer {
  full_name: string
  phone_number: string
  folio_number: string | null
  cert_reg_no: string | null
}

/** The other facilities, twenty at most, whose operating officer has the folio, the council number, or the phone and name of a new one. */
export async function listFacilitiesOfOfficer(db: Db, facilityId: number, officer: NewOfficer) {
  const { full_name, phone_number, folio_number, cert_reg_no } = officer
  return db
    .selectFrom('operating_officer as theirs')
    .innerJoin('facility', 'facility.id', 'theirs.facility_id')
    .where('theirs.replaced_at', 'is', null)
    .where('theirs.facility_id', '<>', facilityId)
    .where(
      sql<boolean>`(theirs.folio_key = folio_key(${folio_number}) or theirs.council_key = council_key(${cert_reg_no})
        or theirs.person_key = person_key(${phone_number}, ${full_name}))`,
    )
    .orderBy('facility.id')
    .limit(20)
    .select(['facility.id', 'facility.company_name'])
    .execute()
}
