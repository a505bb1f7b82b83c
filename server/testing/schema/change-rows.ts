import type { Db } from '../../database/connect.ts'

const at = '2026-03-02T09:00:00Z'

interface Ids {
  change_request_id: number
  facility_id: number
  user_id: number
}

/** Adds a rule for a kind of change, and a document and the invoice of a request. */
export async function addChangeRows(db: Db, { change_request_id, facility_id, user_id }: Ids) {
  const asked = { documents: ['Practising licence'], is_charged: true, needs_inspection: true }
  await db
    .insertInto('change_rule')
    .values({
      ...{ kind: 'contacts', start_date: '2026-03-02', decided_by: 'officer' },
      ...{ ...asked, recorded_by: user_id, recorded_at: at },
    })
    .execute()
  const file = { slug: 'change-document', media_type: 'application/pdf', size_bytes: 1 } as const
  await db
    .insertInto('file')
    .values({ ...file, facility_id, recorded_by: user_id })
    .execute()
  const added = { added_by: user_id, added_at: at }
  await db
    .insertInto('change_document')
    .values({ change_request_id, name: 'Practising licence', file_slug: file.slug, ...added })
    .execute()
  const invoice = { number: 'INV-CHANGE', purpose: 'change', issued_on: '2026-03-02', fee_version: 0 } as const
  await db
    .insertInto('invoice')
    .values({ ...invoice, change_request_id, facility_id, recorded_by: user_id, created_at: at })
    .execute()
}
