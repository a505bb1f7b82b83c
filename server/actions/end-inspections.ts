import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { daysAfterReopening, isOutOfService } from '@portal/domain/inspections/visits.ts'
import { type StandingFacts, standingOn } from '@portal/domain/standing/standing.ts'
import { findFacilityWithNewest } from '../records/facilities/facilities.ts'
import { setDueDays } from '../records/inspections/actions-of-visit.ts'
import { insertInspectionEvent } from '../records/inspections/corrective-actions.ts'
import { lockInspection, updateInspection } from '../records/inspections/inspections.ts'
import { listPlannedOf, lockOpenOfMember, replaceTeam } from '../records/inspections/plans.ts'
import type { Acting } from '../use-case/context.ts'
import { act } from './act.ts'
import { onInspection } from './inspection.ts'
import { tellTeam } from './inspection-messages.ts'

type ByPortal = Pick<Acting, 'db' | 'now' | 'today'>

/** The portal cancels a visit, if it is still planned. */
export function cancelPlanned(context: ByPortal, id: number, reason: string): Promise<void> {
  const nothing = () => Promise.resolve()
  return act({ ...context, user: null, address: null }, onInspection, 'Cancel inspection', id, {
    input: ({ status }) => ({ note: reason, isRepeat: status !== 'planned' }),
    write: async ({ facts: { team } }) => ({
      changes: { cancelled_at: context.now.toISOString(), cancelled_by: null, cancel_reason: reason },
      told: team.map((member) => member.id),
      day: null,
    }),
    reply: nothing,
    again: nothing,
  })
}

/** An application that is decided or has ended needs no visit any more: a planned one is cancelled, one under way goes on as routine. */
export async function endInspectionOf(context: ByPortal, openInspection: number): Promise<void> {
  const { db, now } = context
  const { id, status, kind } = await lockInspection(db, openInspection)
  if (status === 'planned') return cancelPlanned(context, id, 'The application was decided or has ended')
  if (status !== 'under way' || kind === 'routine') return
  await updateInspection(db, id, { kind: 'routine' }, now)
  const text = 'Goes on as a routine visit, because the application was decided or has ended'
  await insertInspectionEvent(db, { inspection_id: id, actor_id: null, at: now.toISOString(), text })
}

/** What follows when an action has closed, revoked or reopened a facility. It is locked. */
export async function followStanding(context: ByPortal, facility: StandingFacts & { id: number }): Promise<void> {
  const { db, today } = context
  const after = await findFacilityWithNewest(db, facility.id, today)
  const isOut = isOutOfService(standingOn(after, today))
  if (isOut !== isOutOfService(standingOn(facility, today))) await applyStanding(context, { id: facility.id, isOut })
}

/** When a facility is closed or revoked, nobody visits it and no day counts; when it opens again, the days begin anew. It is locked. */
export async function applyStanding(context: ByPortal, facility: { id: number; isOut: boolean }): Promise<void> {
  const { db, today } = context
  await setDueDays(db, facility.id, facility.isOut ? null : addDays(today, daysAfterReopening))
  if (!facility.isOut) return
  const reason = 'The facility is closed, or its licence is revoked'
  for (const id of await listPlannedOf(db, facility.id)) await cancelPlanned(context, id, reason)
}

/** Takes an officer who may not inspect any more out of every team. The next one leads; a visit without a team waits in the inbox. */
export async function leaveTeams(
  { db, now }: Pick<ByPortal, 'db' | 'now'>,
  officer: { id: number; first_name: string; last_name: string },
): Promise<void> {
  const at = now.toISOString()
  for (const inspectionId of await lockOpenOfMember(db, officer.id)) {
    const visit = await lockInspection(db, inspectionId)
    const team = visit.team.map((member) => member.id).filter((id) => id !== officer.id)
    await replaceTeam(db, visit.id, { team, now })
    const note = `${officer.first_name} ${officer.last_name}`
    await insertInspectionEvent(db, { inspection_id: visit.id, actor_id: null, at, text: 'Left the team', note })
    if (visit.team[0]?.id !== officer.id) continue
    const byPortal = { db, now, today: '', user: null, address: null }
    await tellTeam(byPortal, 'Change plan', { officers: team.slice(0, 1), visit })
  }
}
