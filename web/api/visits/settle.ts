import type { Finding } from '@portal/contract/inspections/finding.ts'
import type { Site } from '@portal/contract/inspections/site.ts'
import { newUuid } from '../idempotency-key.ts'
import { updateVisit, type VisitOnPhone } from './kept-visits.ts'
import { addToLog, updateLog, waitingAbout, waitingAboutSite } from './record.ts'
import { visitChanged } from './visit-changes.ts'
import type { Change, FindingOnPhone, LogRow } from './visit-rows.ts'

function newRow({ visit }: VisitOnPhone, change: Change): LogRow {
  const at = new Date().toISOString()
  return { person: visit.person, visit: visit.id, key: newUuid(), at, change, state: 'kept' }
}

/** Settles a question that was recorded on two phones: this phone's finding is recorded anew on top of the stored one, or given up. */
export async function settleFinding(
  kept: VisitOnPhone,
  stored: Finding,
  own: FindingOnPhone | undefined,
): Promise<void> {
  const given = waitingAbout(kept.log, stored.sub_list_id)
  // First the new row: if the phone is switched off in between, the person is asked again.
  if (own) await addToLog({ ...newRow(kept, { is: 'finding', finding: own }), basedOn: stored.version })
  await updateLog(given.map((row) => ({ ...row, state: 'sent' })))
  visitChanged(kept.visit.id)
}

/** Settles the site page that was recorded on two phones. */
export async function settleSite(kept: VisitOnPhone, stored: Site, isOwn: boolean): Promise<void> {
  const { person, id } = kept.visit
  const given = waitingAboutSite(kept.log)
  const newest = given.at(-1)?.change.site
  const signature_png = given.findLast(({ change }) => change.site.signature_png)?.change.site.signature_png ?? null
  await updateVisit(person, id, { site: stored })
  if (isOwn && newest) await addToLog(newRow(kept, { is: 'site', site: { ...newest, signature_png } }))
  await updateLog(given.map((row) => ({ ...row, state: 'sent' })))
  visitChanged(id)
}
