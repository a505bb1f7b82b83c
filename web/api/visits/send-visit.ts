import { needsCorrection } from '@portal/domain/inspections/visits.ts'
import { CallProblem, worthRetrying } from '../call-problem.ts'
import { send } from '../client.ts'
import { asStored, readVisit, updateVisit, type VisitOnPhone } from './kept-visits.ts'
import { updateLog } from './record.ts'
import { sendFindings } from './send-findings.ts'
import { sendPhotos } from './send-photos.ts'
import { sendSite } from './send-site.ts'
import { unsentOf } from './unsent.ts'
import { beginInspection, finishInspection } from './visit-calls.ts'
import type { Change, ChangedAction, LogRow } from './visit-rows.ts'

type RowOf<K extends Change['is']> = LogRow & { change: Extract<Change, { is: K }> }

function isWaiting<K extends Change['is']>(row: LogRow, is: K): row is RowOf<K> {
  return row.state === 'kept' && row.change.is === is
}

/** Sends what a phone has of a visit, in order; the end when everything else has arrived. Throws when there is no connection. */
export async function sendVisit(person: number, id: number): Promise<void> {
  const kept = await readVisit(person, id)
  if (!kept || kept.visit.arrivedAt) return
  try {
    await sendBeginning(kept)
    await sendFindings(person, id)
    await sendSite(person, id)
    await sendPhotos(kept, () => sendFindings(person, id))
    await sendEnd(await readVisit(person, id))
    if (kept.visit.problem) await updateVisit(person, id, { problem: undefined })
  } catch (problem) {
    if (!(problem instanceof CallProblem) || worthRetrying.includes(problem.code)) throw problem
    // Such as a visit that is done already. Nothing is lost: it stays on this phone, and can be saved as a file.
    if (problem.message !== kept.visit.problem) await updateVisit(person, id, { problem: problem.message })
  }
}

async function sendBeginning({ visit, log }: VisitOnPhone): Promise<void> {
  const row = log.find((one) => isWaiting(one, 'begin'))
  if (!row || !isWaiting(row, 'begin')) return
  const { arrived_at } = row.change
  try {
    const { data } = await send(beginInspection, { params: { id: visit.id }, body: { arrived_at } })
    await updateVisit(visit.person, visit.id, { kit: { ...visit.kit, inspection: data }, ...asStored(data) })
  } catch (problem) {
    // The visit was cancelled meanwhile. The portal keeps what the phone sends all the same.
    if (!(problem instanceof CallProblem) || problem.code !== 'action_not_offered') throw problem
  }
  await updateLog([{ ...row, state: 'sent' }])
}

/** The corrective actions that were changed, as they were changed last. */
export function changedActions(log: readonly LogRow[]): Map<number, Required<ChangedAction>> {
  return new Map(
    log.flatMap(({ change }) => {
      if (change.is !== 'words') return []
      const { sub_list_id, text, days = null } = change
      return [[sub_list_id, { text, days }]]
    }),
  )
}

/** Ends the visit on the portal, when everything else has arrived. */
async function sendEnd(kept: VisitOnPhone | undefined): Promise<void> {
  const row = kept?.log.find((one) => isWaiting(one, 'finish'))
  if (!kept || !row || !isWaiting(row, 'finish')) return
  const { visit, log, photos } = kept
  const { findings, photos: unsentPhotos } = unsentOf({ log, photos })
  const hasOthers = log.some(({ state, change }) => state !== 'sent' && (change.is === 'site' || change.is === 'begin'))
  if (findings > 0 || unsentPhotos > 0 || hasOthers) return
  const { recommendation, unanswered, departed_at } = row.change
  const failing = new Set(
    Object.values(visit.stored).flatMap(({ outcome, sub_list_id }) => (needsCorrection(outcome) ? [sub_list_id] : [])),
  )
  const actions = [...changedActions(log)].flatMap(([sub_list_id, changed]) =>
    failing.has(sub_list_id) ? [{ sub_list_id, ...changed }] : [],
  )
  const expects = {
    findings: Object.keys(visit.stored).length,
    photos: photos.filter(({ state }) => state === 'sent').length,
  }
  try {
    const body = { recommendation, unanswered, departed_at, expects, actions }
    const { data } = await send(finishInspection, { params: { id: visit.id }, body })
    await updateVisit(visit.person, visit.id, {
      kit: { ...visit.kit, inspection: data },
      ...asStored(data),
      arrivedAt: new Date().toISOString(),
    })
    await updateLog([{ ...row, state: 'sent' }])
  } catch (problem) {
    if (!(problem instanceof CallProblem) || worthRetrying.includes(problem.code)) throw problem
    // Somebody else of the team may have answered more meanwhile: the person ends the visit anew.
    await updateLog([{ ...row, state: 'held', problem: problem.message }])
  }
}
