import type { ChecklistQuestion, Finding } from '@portal/contract/inspections/finding.ts'
import type { SiteForm } from '@portal/contract/inspections/site.ts'
import { daysToCorrect } from '@portal/domain/inspections/corrective-actions.ts'
import { needsCorrection } from '@portal/domain/inspections/visits.ts'
import type { VisitOnPhone } from './kept-visits.ts'
import { waitingAboutSite } from './record.ts'
import { asSiteForm } from './send-site.ts'
import { changedActions } from './send-visit.ts'
import type { ChangedAction, FindingOnPhone, KeptPhoto, LogRow } from './visit-rows.ts'

/** The corrective action that a finding becomes. */
interface ActionOnPhone extends Required<ChangedAction> {
  /** The days that the ministry gives, which count where the inspector has set none. */
  usualDays: number
}

/** A question of a visit with everything that this phone knows of it. */
export interface QuestionOnPhone {
  question: ChecklistQuestion
  /** Its place in the checklist, from 1. */
  position: number
  /** What was found; undefined while nothing is recorded. */
  finding: FindingOnPhone | undefined
  /** Where it is: pressed and being written, on this phone, or on the portal. */
  where: 'being written' | 'on this phone' | 'arrived' | undefined
  /** Somebody else has recorded something else meanwhile: the person chooses. */
  conflict: Finding | undefined
  /** Why the portal did not accept it. */
  problem: string | undefined
  /** What the owner has to do about the finding; undefined where nothing follows from it. */
  action: ActionOnPhone | undefined
  photos: readonly KeptPhoto[]
}

/** A part of the checklist. */
export interface PartOnPhone {
  id: number
  name: string
  questions: readonly QuestionOnPhone[]
  answered: number
}

/** Whether a question has its finding. Without an outcome it becomes "not seen" at the end. */
export function isAnswered({ finding }: Pick<QuestionOnPhone, 'finding'>): boolean {
  return finding !== undefined && finding.outcome !== null
}

/** The questions of a visit with what was recorded: what the portal has, and on top of it what this phone has not sent. */
export function questionsOf({ visit, log, photos }: VisitOnPhone): QuestionOnPhone[] {
  const waiting = new Map<number, LogRow[]>()
  for (const row of log) {
    if (row.change.is !== 'finding') continue
    const { sub_list_id } = row.change.finding
    // What was recorded before a row that has arrived has arrived too, or was replaced by it.
    const before = row.state === 'sent' ? [] : (waiting.get(sub_list_id) ?? [])
    waiting.set(sub_list_id, row.state === 'sent' ? [] : [...before, row])
  }
  const changed = changedActions(log)
  const { inspection, corrective_days } = visit.kit
  function actionOf(question: ChecklistQuestion, finding: FindingOnPhone | undefined): ActionOnPhone | undefined {
    // A follow-up closes corrective actions and makes none.
    if (inspection.kind === 'follow-up' || !finding?.outcome || !needsCorrection(finding.outcome)) return undefined
    const { text, days } = changed.get(question.sub_list_id) ?? { text: question.question, days: null }
    return { text, days, usualDays: daysToCorrect(question, corrective_days) }
  }
  const shown = photos.filter(({ state }) => state !== 'removed')
  return inspection.questions.map((question, index): QuestionOnPhone => {
    const rows = waiting.get(question.sub_list_id) ?? []
    const newest = rows.at(-1)
    const stored = visit.stored[question.sub_list_id]
    const conflict = rows.find((row) => row.conflict)?.conflict
    const finding = newest?.change.is === 'finding' ? newest.change.finding : stored
    const onPhone = newest?.serial === undefined ? 'being written' : 'on this phone'
    return {
      question,
      position: index + 1,
      finding,
      where: newest ? onPhone : stored && 'arrived',
      conflict: conflict?.is === 'finding' ? conflict.stored : undefined,
      problem: newest?.problem,
      action: actionOf(question, finding),
      photos: shown.filter(({ sub_list_id }) => sub_list_id === question.sub_list_id),
    }
  })
}

/** The parts of the checklist, in its order. */
export function partsOf(questions: readonly QuestionOnPhone[]): PartOnPhone[] {
  const parts = Map.groupBy(questions, ({ question }) => question.part_id)
  return [...parts].map(([id, inPart]) => ({
    id,
    name: inPart[0]?.question.part ?? '',
    questions: inPart,
    answered: inPart.filter(isAnswered).length,
  }))
}

/** When the inspectors arrived, as this phone or the portal recorded it; undefined before the visit has begun. */
export function arrivalOf({ visit, log }: VisitOnPhone): string | undefined {
  const begun = log.find(({ change }) => change.is === 'begin')?.change
  if (begun?.is === 'begin') return begun.arrived_at
  const { status } = visit.kit.inspection
  return status === 'planned' ? undefined : (visit.site.arrived_at ?? visit.kit.inspection.updated_at)
}

/** What was recorded on site, the newest on this phone before what the portal has. */
export function siteOf(kept: VisitOnPhone): SiteForm & { isSigned: boolean } {
  const { visit, log } = kept
  const rows = waitingAboutSite(log).map(({ change }) => change.site)
  const newest = rows.at(-1) ?? asSiteForm(visit.site)
  const isSigned = visit.site.is_signed || rows.some(({ signature_png }) => signature_png !== null)
  return {
    ...newest,
    // What is sent replaces what the portal has, also the arrival.
    arrived_at: newest.arrived_at ?? arrivalOf(kept) ?? null,
    isSigned: isSigned && newest.signature_refused === null,
  }
}

/** The end of the visit that was recorded on this phone, if it was. */
export function endOf({ log }: VisitOnPhone): LogRow | undefined {
  return log.findLast(({ change }) => change.is === 'finish')
}
