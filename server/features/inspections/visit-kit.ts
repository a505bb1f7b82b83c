import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/inspections/calls/visits.ts'
import { offeredInspectionActions } from '@portal/domain/actions/inspection.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { openInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { daysForFormerTeam, needsCorrection } from '@portal/domain/inspections/visits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { listFindings } from '../../records/inspections/findings.ts'
import { readInspectionDetails } from '../../records/inspections/inspection-details.ts'
import { findEarlierVisit, readKitFacts } from '../../records/inspections/visit-kits.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context } from '../../use-case/context.ts'
import { correctiveDaysOf } from './corrective-days.ts'
import { withConcernsFor } from './show-inspection.ts'

/** What a phone keeps for a visit: for its team, until the visit is done. */
export async function showVisitKit({ db, user, today }: Context, { params: { id } }: Input<typeof calls.showVisitKit>) {
  const read = await readInspectionDetails(db, id, { today, isBeforeVisit: true })
  const isOfTeam = read.team.some((member) => member.id === user.id)
  if (!isOfTeam) refuse('not_allowed', 'Only the inspectors of this visit may keep it on a phone')
  const { status, planned_day } = read
  if (!openInspectionStatuses.some((open) => open === status)) {
    refuse('action_not_offered', `This inspection is ${status}, so nothing is kept on a phone`, { status, offered: [] })
  }
  const settings = await readSettings(db, today)
  const offered = offeredInspectionActions(user, { status, isOfTeam })
  const shown = withConcernsFor(user, read)
  const inspection = { ...shown, actions: read.actions.map((action) => ({ ...action, offered: [] })), offered }
  const last = planned_day === null || planned_day < today ? today : planned_day
  const data = {
    inspection,
    hides_answers: settings.hide_answers === 'yes',
    corrective_days: correctiveDaysOf(settings),
    ...(await readKitFacts(db, read.facility_id)),
    earlier: await earlierVisit({ db }, read),
    keep_until: addDays(last, daysForFormerTeam),
  }
  return { data }
}

/** The last visit to the facility that is done, with what was not met. */
async function earlierVisit({ db }: Pick<Context, 'db'>, { id, facility_id }: { id: number; facility_id: number }) {
  const visit = await findEarlierVisit(db, { id, facility_id })
  if (!visit) return null
  const findings = (await listFindings(db, visit.id)).filter(({ outcome }) => needsCorrection(outcome))
  return { number: visit.number, done_on: visit.done_on, findings: findings.map(({ key, ...finding }) => finding) }
}
