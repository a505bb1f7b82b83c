import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A file of an application whose content was used elsewhere too. */
export interface UsedFile {
  slug: string
  /** What it is here: the type of the document, or a receipt. */
  name: string
  /** The file there. */
  used_slug: string
  /** What it is there. */
  used_as: string
  facility: { id: number; company_name: string }
}

const maxUses = 5
const maxShown = 50

/**
 * The documents, receipts and evidence of an application whose content, by its SHA-256, is also in use on another facility, for
 * another registration, or twice in the application; at most five uses of each. Each file is looked up in the index
 * file_by_sha256.
 */
export async function listUsedFiles(
  db: Db,
  { id, facility_id }: { id: number; facility_id: number },
): Promise<UsedFile[]> {
  const { rows } = await sql<UsedFile>`
    select mine.slug, mine.name, other.used_slug, other.used_as, other.facility
    from (
      select file_slug as slug, name from document where facility_id = ${facility_id} and removed_at is null
      union all
      select document, 'Receipt' from payment where registration_id = ${id} and removed_at is null
      union all
      select file_slug, 'Evidence' from answer_evidence where registration_id = ${id} and removed_at is null
    ) as mine
    join file on file.slug = mine.slug
    cross join lateral (
      select same.slug as used_slug, coalesce(document.name, case when evidence.id is null then 'Receipt' else 'Evidence' end) as used_as,
        jsonb_build_object('id', facility.id, 'company_name', facility.company_name) as facility
      from file as same
      join facility on facility.id = same.facility_id
      left join document on document.file_slug = same.slug and document.removed_at is null
      left join payment on payment.document = same.slug and payment.removed_at is null
      left join answer_evidence as evidence on evidence.file_slug = same.slug and evidence.removed_at is null
      where same.sha256 = file.sha256 and same.slug <> file.slug and num_nonnulls(document.id, payment.id, evidence.id) > 0
      order by same.slug
      limit ${sql.lit(maxUses)}
    ) as other
    order by mine.name, mine.slug
    limit ${sql.lit(maxShown)}
  `.execute(db)
  return rows
}
