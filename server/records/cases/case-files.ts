import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { FileTable } from '../../database/tables/contents.ts'
import type { CaseIds } from './case-tables.ts'

/** A stored file of a case: what it is, and what was recorded of it when it was stored. */
export interface CaseFile {
  folder: 'documents' | 'evidence' | 'receipts' | 'inspections' | 'papers' | 'other files'
  name: string
  slug: string
  media_type: FileTable['media_type']
  size_bytes: number
  /** In hexadecimal digits; null of files from before it was recorded. */
  sha256: string | null
  /** When the owner or an officer took it away; it is still stored. */
  removed_at: string | null
}

/** Every stored file of a case, by what it belongs to: what owners sent, photos and signatures of visits, and printed papers. */
export async function listCaseFiles(db: Db, { registration_id, facility_id }: CaseIds): Promise<CaseFile[]> {
  const { rows } = await sql<CaseFile>`
    select folder, name, slug, media_type, size_bytes, encode(sha256, 'hex') as sha256,
      to_char(removed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as removed_at
    from (
      select distinct on (file.slug)
        case when document.id is not null then 'documents' when payment.id is not null then 'receipts'
          when evidence.id is not null then 'evidence' else 'other files' end as folder,
        coalesce(document.name, 'Payment ' || payment.id, 'Evidence ' || evidence.id, 'Representation ' || representation.id,
          'Condition ' || condition.id, 'Reply ' || reply.id, 'Comment on ' || visit.number, change_document.name, 'File') as name,
        file.slug, file.media_type, file.size_bytes, file.sha256,
        coalesce(document.removed_at, payment.removed_at, evidence.removed_at) as removed_at, file.created_at as at
      from file
      left join document on document.file_slug = file.slug
      left join payment on payment.document = file.slug
      left join answer_evidence as evidence on evidence.file_slug = file.slug
      left join change_document on change_document.file_slug = file.slug
      left join representation_file on representation_file.file_slug = file.slug
      left join representation on representation.id = representation_id
      left join penalty on penalty.id = representation.penalty_id
      left join condition_evidence on condition_evidence.file_slug = file.slug
      left join registration_condition as condition on condition.id = condition_id
      left join corrective_reply_file on corrective_reply_file.slug = file.slug
      left join corrective_reply as reply on reply.id = reply_id
      left join corrective_action as action on action.id = corrective_action_id
      left join inspection_comment as remark on remark.file_slug = file.slug
      left join inspection as visit on visit.id = coalesce(action.inspection_id, remark.inspection_id)
      where file.facility_id = ${facility_id}::int
        and coalesce(payment.registration_id, evidence.registration_id, representation.registration_id, penalty.registration_id,
          condition.registration_id, visit.registration_id, ${registration_id}::int) = ${registration_id}::int
      union all
      select 'inspections', inspection.number || ' photo ' || photo.id, photo.slug, 'image/jpeg', photo.size_bytes, photo.sha256,
        photo.removed_at, photo.recorded_at
      from inspection_photo as photo join inspection on inspection.id = photo.inspection_id
      where ${isInCase({ registration_id, facility_id })}
      union all
      select 'inspections', inspection.number || ' signature', site.signature_slug, 'image/png', coalesce(site.signature_bytes, 0),
        site.signature_sha256, null, site.updated_at
      from inspection_site as site join inspection on inspection.id = site.inspection_id
      where site.signature_slug is not null and ${isInCase({ registration_id, facility_id })}
      union all
      select 'papers', certificate.number || ' issue ' || certificate.issue, paper.slug, 'application/pdf', paper.size_bytes,
        paper.sha256, null, paper.printed_at
      from paper_file as paper join certificate on certificate.id = paper.certificate_id
      where certificate.registration_id = ${registration_id}::int
    ) as stored order by folder, at, slug
  `.execute(db)
  return rows
}

function isInCase({ registration_id, facility_id }: CaseIds): RawBuilder<boolean> {
  return sql`(inspection.facility_id = ${facility_id}::int
    and coalesce(inspection.registration_id, ${registration_id}::int) = ${registration_id}::int)`
}

/** The ids of the letters of a case, the oldest first: of the application, and about the facility alone. */
export async function listCaseLetters(db: Db, { registration_id, facility_id }: CaseIds): Promise<number[]> {
  const rows = await db
    .selectFrom('letter')
    .where('facility_id', '=', facility_id)
    .where(sql<boolean>`coalesce(registration_id, ${registration_id}::int) = ${registration_id}::int`)
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
