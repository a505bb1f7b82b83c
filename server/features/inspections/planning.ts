import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { act } from '../../actions/act.ts'
import { onInspection, onNewInspection } from '../../actions/inspection.ts'
import type { Day } from '../../actions/inspection-messages.ts'
import { listInspectionsById } from '../../records/inspections/inspections.ts'
import {
  countFacilities,
  insertInspection,
  insertInspectionConcerns,
  readPlanFacts,
  replaceTeam,
} from '../../records/inspections/plans.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { checkLead, checkPlan, checkTeam, type Plan } from './check-plan.ts'
import { showTo } from './show-inspection.ts'

/** When, why and by whom facilities are visited. */
export function planningRoutes(serve: Serve): void {
  serve(calls.planInspection, planOne)
  serve(calls.planInspections, planMany)
  serve(calls.changePlan, changePlan)
}

async function planOne(context: Context, { body }: Input<typeof calls.planInspection>) {
  if ((await countFacilities(context.db, [body.facility_id])) === 0) refuseField('facility_id', 'Choose a facility')
  await checkTeam(context, body)
  return act(context, onNewInspection, 'Plan inspection', body.facility_id, {
    input: { note: body.same_lead_reason },
    write: ({ facts }) => plan(context, body, facts),
    reply: async ({ id }) => ({
      message: inspectionActions['Plan inspection'].message,
      data: await showTo(context, id),
    }),
    complete: ({ data, ...reply }, [number = '']) => ({ ...reply, data: { ...data, number } }),
  })
}

/** Adds an inspection of a facility that is locked, if the ministry's rules allow it. */
async function plan(context: Context, asked: Plan, facility: Parameters<typeof checkPlan>[1]) {
  const { db, user, now } = context
  const { facility_id, kind, registration_id, concern_ids, part_ids, planned_day, planned_half, is_announced } = asked
  const { question_ids } = await checkPlan(context, facility, asked)
  const at = now.toISOString()
  const day: Day = { planned_day, planned_half, is_announced }
  const id = await insertInspection(db, {
    ...{ ...day, kind, facility_id, registration_id, part_ids, question_ids, note: asked.note },
    status: inspectionActions['Plan inspection'].leadsTo,
    planned_by: user.id,
    planned_at: at,
    updated_at: at,
  })
  await replaceTeam(db, id, { team: asked.team, now })
  await insertInspectionConcerns(db, id, concern_ids)
  return { ...day, id, kind, team: asked.team }
}

/** All of them or none. Facilities are locked in one order, so that two officers with the same selection wait and do not block each other. */
async function planMany(context: Context, { body }: Input<typeof calls.planInspections>) {
  const { facility_ids, ...shared } = body
  const distinct = [...new Set(facility_ids)].sort((one, other) => one - other)
  if ((await countFacilities(context.db, distinct)) < distinct.length) {
    refuseField('facility_ids', 'Choose facilities of the list')
  }
  await checkTeam(context, body)
  const planned: { id: number }[] = []
  for (const facility_id of distinct) {
    const asked = {
      ...shared,
      facility_id,
      kind: 'routine',
      registration_id: null,
      concern_ids: [],
      part_ids: null,
    } as const
    planned.push(
      await act(context, onNewInspection, 'Plan inspection', facility_id, {
        input: { note: body.same_lead_reason },
        write: ({ facts }) => plan(context, asked, facts),
        reply: async ({ id }) => ({ id }),
      }),
    )
  }
  const ids = planned.map(({ id }) => id)
  return { message: `${ids.length} inspections are planned`, data: await listInspectionsById(context.db, ids) }
}

/** Changes day, team and announcement. Who is of the team from now on is told. */
async function changePlan(context: Context, { params: { id }, body }: Input<typeof calls.changePlan>) {
  const { db, now, today, checkVersion } = context
  const { team, planned_day, planned_half, is_announced, note, same_lead_reason } = body
  await checkTeam(context, body)
  return act(context, onInspection, 'Change plan', id, {
    input: { note: same_lead_reason },
    async write({ facts }) {
      checkVersion(facts)
      if (planned_day !== null && planned_day !== facts.planned_day && planned_day < today) {
        refuseField('planned_day', 'Enter today or a later day')
      }
      const [lead] = team
      if (lead !== facts.team[0]?.id) {
        const { last_lead_id } = await readPlanFacts(db, facts)
        await checkLead(context, { team, same_lead_reason, lastLead: last_lead_id })
      }
      await replaceTeam(db, id, { team, now })
      const day = { planned_day, planned_half, is_announced }
      const before = facts.team.map((member) => member.id)
      return {
        changes: { ...day, note },
        after: { planned_day, is_announced, team },
        told: team.filter((member) => !before.includes(member)),
        day,
      }
    },
    reply: async () => ({ message: inspectionActions['Change plan'].message, data: await showTo(context, id) }),
  })
}
