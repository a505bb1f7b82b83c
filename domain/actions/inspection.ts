import { mayDo, type Person } from '../accounts/capabilities.ts'
import type { InspectionStatus } from '../inspections/inspections.ts'
import { refuse } from '../refusal.ts'
import type { InspectionAction, InspectionState } from './inspection-action.ts'
import { inspectionPlanActions } from './inspection-plan-actions.ts'
import { inspectionReportActions } from './inspection-report-actions.ts'
import { visitActions } from './visit-actions.ts'

/** What can happen to an inspection. */
export const inspectionActionNames = [
  'Plan inspection',
  'Change plan',
  'Begin inspection',
  'Record findings',
  'Add photo',
  'Remove photo',
  'Record visit',
  'Upload visit file',
  'Finish inspection',
  'Publish inspection',
  'Cancel inspection',
  'Reopen inspection',
  'Discard findings',
  'Add addendum',
  'Comment on inspection',
  'Answer comments',
] as const

/** One of `inspectionActionNames`. */
export type InspectionActionName = (typeof inspectionActionNames)[number]

/** What can happen to an inspection, who may do it, when, and what follows. */
export const inspectionActions = {
  ...inspectionPlanActions,
  ...visitActions,
  ...inspectionReportActions,
} as const satisfies Record<InspectionActionName, InspectionAction>

/** The row of an action. */
export function inspectionAction(name: InspectionActionName): InspectionAction {
  return inspectionActions[name]
}

const offeredIn = (state: InspectionState) =>
  inspectionActionNames.filter((name) => inspectionAction(name).offeredWhen.includes(state))

/** What a person may do with an inspection. `isOfTeam`: whether they are one of its inspectors. */
export function offeredInspectionActions(
  person: Person,
  { status, isOfTeam }: { status: InspectionStatus; isOfTeam: boolean },
): InspectionActionName[] {
  return offeredIn(status).filter((name) => {
    const { may, isForTeam = false } = inspectionAction(name)
    return mayDo(person, may) && (isOfTeam || !isForTeam)
  })
}

/** Throws Refusal `action_not_offered` unless the action is offered in this state. */
export function checkInspectionAction(name: InspectionActionName, state: InspectionState): void {
  if (inspectionAction(name).offeredWhen.includes(state)) return
  refuse('action_not_offered', `${name} is not possible, because this inspection is ${state}`, {
    status: state,
    offered: offeredIn(state),
  })
}
