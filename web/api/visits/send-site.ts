import type { Site, SiteForm } from '@portal/contract/inspections/site.ts'
import { CallProblem } from '../call-problem.ts'
import { send } from '../client.ts'
import { readVisit, updateVisit } from './kept-visits.ts'
import { updateLog, waitingAboutSite } from './record.ts'
import { recordSite, showInspection } from './visit-calls.ts'

/** What was recorded on site, as it would be sent again. The signature stays on the portal. */
export function asSiteForm(site: Site): SiteForm {
  const { began_at: _began, is_signed: _signed, updated_at: _updated, ...recorded } = site
  return { ...recorded, signature_png: null }
}

function isSameSite(stored: Site, own: SiteForm): boolean {
  const { signature_png, ...rest } = own
  const { signature_png: _, ...other } = asSiteForm(stored)
  const inOrder = (form: object) => JSON.stringify(Object.entries(form).sort(([one], [two]) => one.localeCompare(two)))
  return inOrder(rest) === inOrder(other) && (signature_png === null || stored.is_signed)
}

/** Sends the newest site page. It replaces the older ones; the last signature among them goes with it. */
export async function sendSite(person: number, id: number): Promise<void> {
  const kept = await readVisit(person, id)
  const rows = waitingAboutSite(kept?.log ?? [])
  const newest = rows.at(-1)
  if (!kept || !newest || rows.some(({ conflict }) => conflict)) return
  const signature_png = rows.findLast(({ change }) => change.site.signature_png)?.change.site.signature_png ?? null
  const body = { ...newest.change.site, signature_png }
  try {
    const { data } = await send(recordSite, { params: { id }, body }, { recordVersion: kept.visit.site.updated_at })
    await updateVisit(person, id, { site: data })
    await updateLog(rows.map((row) => ({ ...row, state: 'sent' })))
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem
    if (problem.code === 'invalid_input') {
      return await updateLog([{ ...newest, state: 'held', problem: problem.message }])
    }
    if (problem.code !== 'stale') throw problem
    const stored = (await send(showInspection, { params: { id } })).data.site
    if (isSameSite(stored, body)) {
      // An earlier attempt arrived, and its reply was lost.
      await updateVisit(person, id, { site: stored })
      await updateLog(rows.map((row) => ({ ...row, state: 'sent' })))
    } else await updateLog([{ ...newest, state: 'held', conflict: { is: 'site', stored } }])
  }
}
