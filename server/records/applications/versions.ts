import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { momentOf } from '../../database/value-types.ts'
import { paperSnapshot } from '../imports/paper-snapshots.ts'
import { finishedStatuses } from '../inspections/inspection-of-registration.ts'
import { type Paging, pageOf } from '../shared/paging.ts'
import { storedContents } from './application.ts'

/** The stored versions of the application of a registration, and of the registrations of its facility before it. */
function versionsOf(db: Db, registrationId: number) {
  return db
    .selectFrom('registration as compared')
    .innerJoin('registration', (join) =>
      join.onRef('registration.facility_id', '=', 'compared.facility_id').onRef('registration.id', '<=', 'compared.id'),
    )
    .innerJoin('snapshot', 'snapshot.registration_id', 'registration.id')
    .where('compared.id', '=', registrationId)
    .select(['snapshot.id', 'snapshot.action', 'snapshot.at', 'registration.reference'])
    .select(
      sql<string>`coalesce((
        select first_name || ' ' || last_name
        from registration_event as event join user_account on user_account.id = event.actor_id
        where event.registration_id = registration.id and event.at = snapshot.at
        order by event.id limit 1
      ), 'The portal')`.as('actor'),
    )
}

/** One page of the stored versions, the newest first. */
export async function pageVersions(db: Db, registrationId: number, paging: Paging) {
  const page = await pageOf(db, versionsOf(db, registrationId).orderBy('snapshot.id', 'desc'), paging)
  return { ...page, data: page.data.map(withMoment) }
}

/** Whether a version says nothing of the invoice that there was. Money is stored with versions since migration 0057. */
const lacksMoney = sql<boolean>`snapshot.money is null and exists (
  select from invoice where registration_id = registration.id and created_at < snapshot.at
)`

/** Whether a version says nothing of the visit that there was. Visits are stored with versions since migration 0140. */
const lacksVisit = sql<boolean>`snapshot.inspection is null and exists (
  select from inspection
  where inspection.facility_id = registration.facility_id and inspection.done_at < snapshot.at
    and inspection.status in (${finishedStatuses}) and part_ids is null and question_ids is null
    and (inspection.registration_id = registration.id or inspection.done_at >= snapshot.at - interval '12 months')
)`

/** A stored version with its contents; undefined if the facility has no such version. What nobody recorded then is undefined. */
export async function findVersion(db: Db, registrationId: number, id: number) {
  const row = await versionsOf(db, registrationId)
    .innerJoin('snapshot_contents as stored', 'stored.digest', 'snapshot.digest')
    .where('snapshot.id', '=', id)
    .select(['snapshot.money', 'snapshot.inspection'])
    .select([storedContents.as('contents'), lacksMoney.as('lacks_money'), lacksVisit.as('lacks_visit')])
    .executeTakeFirst()
  if (!row) return undefined
  const { contents, money, inspection, lacks_money, lacks_visit, ...version } = row
  const isFromPaper = version.action === paperSnapshot
  return {
    contents: isFromPaper ? { facility: contents.facility } : contents,
    money: lacks_money || isFromPaper ? undefined : money,
    inspection: lacks_visit || isFromPaper ? undefined : inspection,
    version: withMoment(version),
  }
}

function withMoment<Row extends { at: string }>(row: Row): Row {
  return { ...row, at: momentOf(row.at) }
}
