import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { addMonths } from '@portal/domain/dates/calendar-date.ts'
import { type ClassTable, classOf, monthsToNextVisit } from '@portal/domain/inspections/compliance-class.ts'
import { type CorrectiveDays, daysToCorrect } from '@portal/domain/inspections/corrective-actions.ts'
import { failsCritically, scoreOf } from '@portal/domain/inspections/score.ts'
import { canRecommend, needsCorrection } from '@portal/domain/inspections/visits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onInspection } from '../../actions/inspection.ts'
import { closeActionsMet, insertCorrectiveActions } from '../../records/inspections/actions-of-visit.ts'
import { listAsked } from '../../records/inspections/checklist.ts'
import { insertFindings, listFindings, readVersions } from '../../records/inspections/findings.ts'
import type { LockedInspection } from '../../records/inspections/inspections.ts'
import { countPhotos } from '../../records/inspections/photos.ts'
import { updateSite } from '../../records/inspections/sites.ts'
import { readSettings, type Settings } from '../../records/settings/settings.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { checklistOf } from './checklist-of.ts'
import { correctiveDaysOf } from './corrective-days.ts'
import { notSeen } from './record-findings.ts'
import { showTo } from './show-inspection.ts'
import { clockNote } from './visits.ts'

type Sent = Input<typeof calls.finishInspection>
type Asked = Awaited<ReturnType<typeof listAsked>>
type Found = Asked[number] & { outcome: Awaited<ReturnType<typeof listFindings>>[number]['outcome'] }

/** The end of a visit. */
export function finishRoutes(serve: Serve): void {
  serve(calls.finishInspection, finishInspection)
}

/** Ends the visit, once everything has arrived. What nobody recorded becomes not seen. From then on nothing of it is edited. */
async function finishInspection(context: Context, { params: { id }, body }: Sent) {
  const { db, user, now, today } = context
  return act(context, onInspection, 'Finish inspection', id, {
    input: { note: clockNote(body.departed_at, now) },
    async write({ facts }) {
      if (!canRecommend(facts.kind, body.recommendation)) {
        refuseField('recommendation', 'Only a visit for an application recommends what becomes of it')
      }
      const found = await completeFindings(context, facts, body)
      await updateSite(db, id, { departed_at: body.departed_at }, now)
      const rules = rulesOf(await readSettings(db, today))
      await followUp(context, facts, { found, rules, words: body.actions })
      const result = resultOf(facts, { found, rules, today })
      return {
        changes: {
          ...{ ...result, recommendation: body.recommendation, rules: JSON.stringify(rules) },
          done_at: now.toISOString(),
          done_by: user.id,
        },
        after: { ...result, recommendation: body.recommendation, not_seen: body.unanswered },
      }
    },
    reply: async () => ({ message: inspectionActions['Finish inspection'].message, data: await showTo(context, id) }),
  })
}

/** Refuses the end while something is missing; adds the findings of what was not seen. Returns every question with its outcome. */
async function completeFindings(
  context: Context,
  inspection: LockedInspection,
  { expects, unanswered }: Sent['body'],
): Promise<Found[]> {
  const { db, user, now } = context
  const asked = await listAsked(db, await checklistOf(context, inspection))
  const outcomes = new Map(
    (await listFindings(db, inspection.id)).map(({ sub_list_id, outcome }) => [sub_list_id, outcome]),
  )
  const { all: photos } = await countPhotos(db, inspection.id, null)
  if (outcomes.size < expects.findings || photos < expects.photos) {
    const has = `The portal has ${outcomes.size} of ${expects.findings} findings and ${photos} of ${expects.photos} photos`
    refuse('action_not_offered', `${has}. Send the others first`, { status: inspection.status, offered: [] })
  }
  const open = asked.filter(({ sub_list_id }) => !outcomes.has(sub_list_id))
  if (open.length !== unanswered) {
    refuseField('unanswered', `${open.length} questions have no finding. Confirm this number: they become not seen`)
  }
  const { last } = await readVersions(db, inspection.id, [])
  const at = now.toISOString()
  const recorded = { inspection_id: inspection.id, found_by: user.id, found_at: at, recorded_at: at }
  await insertFindings(
    db,
    notSeen(open, last).map((finding) => ({ ...finding, ...recorded })),
  )
  return asked.map((question) => ({ ...question, outcome: outcomes.get(question.sub_list_id) ?? 'not seen' }))
}

/** The rules of the day, which the visit keeps. */
interface Rules {
  classes: ClassTable
  days: CorrectiveDays
}

interface Judged {
  found: readonly Found[]
  rules: Rules
}

/** What must be put right becomes a corrective action; a follow-up closes those that are put right, and makes none anew. */
async function followUp(
  { db, now }: Context,
  { id, facility_id, kind }: LockedInspection,
  { found, rules, words }: Judged & { words: Sent['body']['actions'] },
): Promise<void> {
  if (kind === 'follow-up') {
    const met = found.filter(({ outcome }) => !needsCorrection(outcome)).map(({ sub_list_id }) => sub_list_id)
    return closeActionsMet(db, { facility_id, met, at: now.toISOString() })
  }
  const changed = new Map(words.map(({ sub_list_id, ...action }) => [sub_list_id, action]))
  const failing = found.filter(({ outcome }) => needsCorrection(outcome))
  const other = words.find(({ sub_list_id }) => !failing.some((question) => question.sub_list_id === sub_list_id))
  if (other) refuseField('actions', `Question ${other.sub_list_id} has nothing to be put right`)
  await insertCorrectiveActions(
    db,
    failing.map(({ sub_list_id, question, is_critical, weight }) => ({
      inspection_id: id,
      facility_id,
      sub_list_id,
      text: changed.get(sub_list_id)?.text ?? question,
      is_critical,
      days: changed.get(sub_list_id)?.days ?? daysToCorrect({ is_critical, weight }, rules.days),
    })),
  )
}

/** The result of a visit. Only one of the whole checklist has a score, a class and a next visit. */
function resultOf({ part_ids, question_ids }: LockedInspection, { found, rules, today }: Judged & { today: string }) {
  const critical_failures = found.filter(failsCritically).length
  const isWhole = part_ids === null && question_ids === null
  const score = isWhole ? scoreOf(found) : null
  const reached = classOf(score, critical_failures > 0, rules.classes)
  const next_visit_on = reached === null ? null : addMonths(today, monthsToNextVisit(reached, rules.classes))
  return { score, class: reached, critical_failures, next_visit_on }
}

function rulesOf(settings: Settings): Rules {
  return {
    classes: {
      'fully compliant': { from: settings.fully_from, months: settings.fully_months },
      'substantially compliant': { from: settings.substantially_from, months: settings.substantially_months },
      'partly compliant': { from: settings.partly_from, months: settings.partly_months },
      'minimally compliant': { from: settings.minimally_from, months: settings.minimally_months },
    },
    days: correctiveDaysOf(settings),
  }
}
