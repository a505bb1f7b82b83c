import type { Finding } from '@portal/contract/inspections/finding.ts'
import { maxFindingsAtOnce } from '@portal/domain/inspections/inspections.ts'
import { CallProblem, worthRetrying } from '../call-problem.ts'
import { send } from '../client.ts'
import { readVisit, updateVisit } from './kept-visits.ts'
import { updateLog } from './record.ts'
import { isSameFinding } from './same-finding.ts'
import { recordFindings } from './visit-calls.ts'
import type { FindingOnPhone, KeptVisit, LogRow } from './visit-rows.ts'

/** A row of the log that can be sent. */
interface Sendable {
  row: LogRow
  finding: FindingOnPhone & { outcome: Finding['outcome'] }
}

function sendable(row: LogRow): Sendable[] {
  if (row.change.is !== 'finding') return []
  const { outcome } = row.change.finding
  return outcome === null ? [] : [{ row, finding: { ...row.change.finding, outcome } }]
}

/**
 * The next findings to send, in the order in which they were made. One of each question at a time: the next one is based on what
 * the portal answers. A question about which the person has to choose waits.
 */
export function nextFindings(log: readonly LogRow[]): Sendable[] {
  const next = new Map<number, Sendable | undefined>()
  for (const { row, finding } of log.filter(({ state }) => state !== 'sent').flatMap(sendable)) {
    const { sub_list_id } = finding
    if (row.state === 'held') {
      if (row.conflict) next.set(sub_list_id, undefined)
    } else if (!next.has(sub_list_id)) next.set(sub_list_id, { row, finding })
  }
  return [...next.values()].filter((one) => one !== undefined).slice(0, maxFindingsAtOnce)
}

/** The version on which a finding is based: what the person saw, or what their last one became. */
function basisOf({ row, finding }: Sendable, { own }: KeptVisit): number {
  return row.basedOn ?? own[finding.sub_list_id] ?? 0
}

async function sendBatch(visit: KeptVisit, batch: readonly Sendable[]): Promise<void> {
  const findings = batch.map(({ row, finding }) => {
    return { ...finding, key: row.key, found_at: row.at, based_on: basisOf({ row, finding }, visit) }
  })
  const reply = await send(recordFindings, { params: { id: visit.id }, body: { findings } })
  const own = { ...visit.own }
  const stored = { ...visit.stored }
  const rows = batch.map(({ row, finding }): LogRow => {
    const conflict = reply.conflicts.find(({ key }) => key === row.key)
    if (conflict) stored[finding.sub_list_id] = conflict.stored
    if (conflict) return { ...row, state: 'held', conflict: { is: 'finding', stored: conflict.stored } }
    const now = reply.stored.find(({ sub_list_id }) => sub_list_id === finding.sub_list_id)
    if (now) {
      stored[now.sub_list_id] = now
      // Where the reply was lost at first, somebody else may have changed it since. The next one then is a conflict, as it must be.
      own[now.sub_list_id] = isSameFinding(now, finding) ? now.version : basisOf({ row, finding }, visit) + 1
    }
    return { ...row, state: 'sent' }
  })
  // First what the portal has, then that the rows have arrived: between the two nothing is missing on the screen.
  await updateVisit(visit.person, visit.id, { own, stored })
  await updateLog(rows)
}

/** Sends the findings of a visit. A finding that is not accepted does not hold back the others. */
export async function sendFindings(person: number, id: number): Promise<void> {
  let atOnce = maxFindingsAtOnce
  for (;;) {
    const kept = await readVisit(person, id)
    const batch = nextFindings(kept?.log ?? []).slice(0, atOnce)
    if (!kept || batch.length === 0) return
    try {
      await sendBatch(kept.visit, batch)
    } catch (problem) {
      const isRefused = problem instanceof CallProblem && problem.code === 'invalid_input'
      if (!isRefused || worthRetrying.includes(problem.code)) throw problem
      if (batch.length > 1) atOnce = 1
      else await updateLog(batch.map(({ row }) => ({ ...row, state: 'held', problem: problem.message })))
    }
  }
}
