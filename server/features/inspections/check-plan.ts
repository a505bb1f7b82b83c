import type { HalfOfDay, InspectionKind } from '@portal/domain/inspections/inspections.ts'
import { isAboutApplication, isOutOfService } from '@portal/domain/inspections/visits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { isThereAnotherWhoMay } from '../../records/accounts/officers.ts'
import type { LockedFacility } from '../../records/facilities/facilities.ts'
import { listAsked, readChecklistNow } from '../../records/inspections/checklist.ts'
import {
  countLinkedConcerns,
  findOpenInspectionOf,
  lockInspectors,
  readPlanFacts,
} from '../../records/inspections/plans.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** What an officer plans: the body of the call. */
export interface Plan {
  facility_id: number
  kind: InspectionKind
  registration_id: number | null
  concern_ids: readonly number[]
  part_ids: number[] | null
  planned_day: string | null
  planned_half: HalfOfDay | null
  team: readonly number[]
  is_announced: boolean
  note: string | null
  same_lead_reason: string | null
}

/** Refuses a team that has somebody who may not inspect. Everybody in it keeps the duty until the transaction ends. */
export async function checkTeam(
  { db }: Context,
  { team, planned_half, planned_day }: Pick<Plan, 'team' | 'planned_half' | 'planned_day'>,
): Promise<void> {
  if (planned_half !== null && planned_day === null)
    refuseField('planned_day', 'Enter the day, or leave the half of the day open')
  if (new Set(team).size < team.length) refuseField('team', 'Name each inspector once')
  const inspectors = await lockInspectors(db, team)
  if (inspectors.length < team.length) refuseField('team', 'Choose officers who have the duty to inspect')
}

/** Checks a plan for a facility, which is locked. Returns the questions that the visit is limited to. */
export async function checkPlan(
  context: Context,
  facility: LockedFacility,
  plan: Plan,
): Promise<{ question_ids: number[] | null }> {
  const { today } = context
  const standing = standingOn(facility, today)
  if (isOutOfService(standing)) {
    refuse('action_not_offered', `Plan inspection is not possible, because this facility is ${standing}`, {
      status: standing,
      offered: [],
    })
  }
  if (plan.planned_day !== null && plan.planned_day < today) refuseField('planned_day', 'Enter today or a later day')
  const facts = await readPlanFacts(context.db, plan)
  await checkRegistration(context, plan, facts.open_registration_id)
  await checkConcerns(context, plan)
  await checkParts(context, plan)
  if (plan.kind === 'routine' && facts.planned_routine !== null) {
    refuse(
      'already_exists',
      `A routine inspection of ${facility.company_name} is planned already: ${facts.planned_routine}`,
    )
  }
  await checkLead(context, { ...plan, lastLead: facts.last_lead_id })
  if (plan.kind !== 'follow-up') return { question_ids: null }
  if (facts.open_questions.length === 0)
    refuseField('kind', 'This facility has no open corrective actions to follow up')
  return { question_ids: facts.open_questions }
}

/** A visit before a licence or for a renewal is about the open application of its kind; others are about none. */
async function checkRegistration({ db }: Context, { kind, registration_id }: Plan, open: number | null): Promise<void> {
  if (!isAboutApplication(kind)) {
    if (registration_id !== null) refuseField('registration_id', 'Only a visit for an application is about one')
    return
  }
  if (registration_id === null || registration_id !== open) {
    refuseField(
      'registration_id',
      kind === 'renewal'
        ? 'Choose the open renewal of this facility'
        : 'Choose the open first application of this facility, or its change of type',
    )
  }
  const other = await findOpenInspectionOf(db, registration_id)
  if (other) refuse('already_exists', `An inspection for this application is ${other.status} already: ${other.number}`)
}

async function checkConcerns({ db }: Context, { kind, facility_id, concern_ids }: Plan): Promise<void> {
  if (kind !== 'concern') {
    if (concern_ids.length > 0) refuseField('concern_ids', 'Only a visit because of concerns follows any')
    return
  }
  const asked = [...new Set(concern_ids)]
  if (asked.length === 0) refuseField('concern_ids', 'Choose the concerns that the visit follows')
  if ((await countLinkedConcerns(db, facility_id, asked)) < asked.length) {
    refuseField('concern_ids', 'Choose concerns that are linked to this facility')
  }
}

/** Chosen parts must have questions for this facility. */
async function checkParts({ db }: Context, { kind, part_ids, ...about }: Plan): Promise<void> {
  if (part_ids === null) return
  if (kind === 'follow-up') refuseField('part_ids', 'A follow-up has the questions with open corrective actions')
  const checklist = await readChecklistNow(db, { kind, ...about })
  const { facility_id, registration_id } = about
  const asked = await listAsked(db, { ...checklist, facility_id, registration_id, part_ids, question_ids: null })
  const found = new Set(asked.map(({ part_id }) => part_id))
  if (part_ids.some((id) => !found.has(id))) refuseField('part_ids', 'Choose parts of the checklist of this facility')
}

interface Lead extends Pick<Plan, 'team' | 'same_lead_reason'> {
  lastLead: number | null
}

/**
 * Whoever led the last visit to a facility does not lead the next one, if the ministry wants that. While there is no other
 * inspector a reason is enough.
 */
export async function checkLead(
  { db, today }: Context,
  { team: [lead], lastLead, same_lead_reason }: Lead,
): Promise<void> {
  if (lead === undefined || lead !== lastLead) return
  const { another_lead } = await readSettings(db, today)
  if (another_lead === 'no') return
  if (await isThereAnotherWhoMay(db, 'carry out an inspection', lead)) {
    refuseField('team', 'This inspector led the last visit to this facility. Choose another one to lead')
  }
  if (same_lead_reason === null) refuseField('same_lead_reason', 'Give a reason why the same inspector leads again')
}
