import type { Prints } from '@portal/contract/licences/prints.ts'
import { printingEvents } from '@portal/domain/audit/audited-actions.ts'
import { type PrintedKind, printedKinds } from '@portal/domain/licences/certificate.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

interface Row {
  kind: PrintedKind
  count: number
  last_at: string
  last_by: string
}

/**
 * How often the papers of a registration were printed, from the audit record: their pages, which are recorded about the
 * registration, and the PDFs of their issues. Without those that never were.
 */
export async function listPrints(db: Db, registrationId: number): Promise<Prints[]> {
  const printing = sql.join(printedKinds.map((kind) => sql`(${kind}, ${printingEvents[kind]})`))
  const { rows } = await sql<Row>`
    with
      printing (kind, action) as (values ${printing}),
      about (kind, id) as (
        select 'registration', ${String(registrationId)}
        union all
        select 'certificate', number || ', issue ' || issue from certificate where registration_id = ${registrationId}
      )
    select distinct on (printing.kind)
      printing.kind,
      (count(*) over (partition by printing.kind))::integer as count,
      entry.at as last_at,
      coalesce(entry.body #>> '{actor,name}', 'The portal') as last_by
    from about
      join audit_entry as entry on entry.about_kind = about.kind and entry.about_id = about.id
      join printing on printing.action = entry.action
    order by printing.kind, entry.at desc, entry.id desc
  `.execute(db)
  return rows
}
