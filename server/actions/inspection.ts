import {
  checkInspectionAction,
  type InspectionActionName,
  inspectionAction,
} from '@portal/domain/actions/inspection.ts'
import { inspectionNumber } from '@portal/domain/inspections/inspections.ts'
import { daysForFormerTeam } from '@portal/domain/inspections/visits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Updateable } from 'kysely'
import type { InspectionTable } from '../database/tables/inspections.ts'
import { readInspectionReport } from '../papers/inspection-report.ts'
import { type LockedFacility, lockFacility, lockFacilityWithNewest } from '../records/facilities/facilities.ts'
import { insertInspectionEvent } from '../records/inspections/corrective-actions.ts'
import {
  findInspection,
  type LockedInspection,
  lockInspection,
  updateInspection,
} from '../records/inspections/inspections.ts'
import { numberInspection } from '../records/inspections/plans.ts'
import { nextSerials } from '../records/licences/serials.ts'
import { readSettings } from '../records/settings/settings.ts'
import type { Acting } from '../use-case/context.ts'
import { type Day, tellOwnerOfDay, tellTeam } from './inspection-messages.ts'
import type { Carried, Kind } from './kind.ts'

/** Planning an inspection of a facility, which is named by its id. */
interface OnNewInspection {
  context: Acting
  name: 'Plan inspection'
  id: number
  input: {
    /** Why an officer who led the last visit leads again, or why the portal plans it. */
    note?: string | null
  }
  facts: LockedFacility
  checked: undefined
  written: Day & { id: number; kind: string; team: readonly number[] }
}

/** Its number is drawn last. The reply gets it from `complete`. */
export const onNewInspection: Kind<OnNewInspection> = {
  lock: ({ db, today }, id) => lockFacilityWithNewest(db, id, today),
  check: () => Promise.resolve(undefined),

  async write({ context, name, id: facility_id, facts, input: { note = null } }, written) {
    const { db, user, now, today } = context
    const { leadsTo, causes } = inspectionAction(name)
    const { id, kind, planned_day, is_announced, team } = written
    return {
      causes,
      entry: {
        action: name,
        about: { kind: 'inspection', id },
        after: {
          status: leadsTo,
          facility_id,
          kind,
          planned_day,
          is_announced,
          team: [...team],
          reason: note ?? undefined,
        },
      },
      async enter() {
        const event = { actor_id: user?.id ?? null, at: now.toISOString(), text: causes.event?.text ?? name, note }
        await insertInspectionEvent(db, { ...event, inspection_id: id })
        await tellOwnerOfDay(context, name, { facility: { ...facts, facility_id }, after: written })
        await tellTeam(context, name, { officers: team, visit: { ...written, company_name: facts.company_name } })
        return []
      },
      async number() {
        const year = Number(today.slice(0, 4))
        const number = inspectionNumber(year, await nextSerials(db, `inspection/${year}`, 1))
        await numberInspection(db, id, number)
        return [number]
      },
    }
  },
}

/** What a use case gives besides the action and the inspection. */
interface InspectionInput {
  /** Entered in the history and in the audit record: a reason, or what is unusual. */
  note?: string | null
  /** It was done before, so it succeeds and nothing else happens. */
  isRepeat?: boolean
}

/** What a use case has written, and what remains to be changed in the row of the inspection. */
interface Written {
  changes?: Updateable<InspectionTable>
  /** Besides the status, for the audit record. */
  after?: Record<string, unknown>
  /** Officers who are told. */
  told?: readonly number[]
  /** The plan from now on, if it has changed; null if the visit does not take place. */
  day?: Day | null
  note?: string | null
}

/** The actions on an inspection that was planned. */
export interface OnInspection {
  context: Acting
  name: Exclude<InspectionActionName, 'Plan inspection'>
  id: number
  input: InspectionInput
  facts: LockedInspection
  checked: undefined
  written: Written
}

/** What changes corrective actions, which are locked with their facility. */
const changesCorrectiveActions: readonly InspectionActionName[] = ['Finish inspection', 'Publish inspection']

export const onInspection: Kind<OnInspection> = {
  async lock({ db }, id, name) {
    if (changesCorrectiveActions.includes(name)) await lockFacility(db, (await findInspection(db, id)).facility_id)
    return lockInspection(db, id)
  },

  async check({ context, name, facts, input }) {
    const { isForTeam = false } = inspectionAction(name)
    if (isForTeam) checkIsOfTeam(context, facts)
    // What the portal does by itself is done if it is still due.
    if (!context.user && input.isRepeat) return 'repeat'
    checkInspectionAction(name, facts.status)
    return input.isRepeat ? 'repeat' : undefined
  },

  async write(action, written) {
    const { context, name, id, facts, input } = action
    const { leadsTo, causes } = inspectionAction(name)
    const { changes, after, note = input.note ?? null } = written
    if (leadsTo !== null || changes) {
      await updateInspection(context.db, id, { ...(leadsTo !== null && { status: leadsTo }), ...changes }, context.now)
    }
    const { facility_id, registration_id, number, user_id, company_name } = facts
    return {
      causes,
      entry: {
        action: name,
        about: { kind: 'inspection', id },
        before: { status: facts.status },
        after: { status: leadsTo ?? facts.status, number, facility_id, ...after, reason: note ?? undefined },
      },
      subjects: [{ facility_id, user_id, company_name, reference: number, reason: null }],
      async enter(messages) {
        await enterInHistory(action, note)
        await tellOfVisit(action, written)
        return messages
      },
      papers: {
        about: { facility_id, registration_id },
        letter: causes.writesLetter && {
          kind: causes.writesLetter,
          reason: null,
          details: { inspection: await readInspectionReport(context, id) },
        },
        readSettings: () => readSettings(context.db, context.today),
      },
    }
  },
}

/** Refuses whoever is not of the team, and was not until a few days ago: their phone may still have something to send. */
export function checkIsOfTeam(
  { user, now }: Pick<Acting, 'user' | 'now'>,
  { team, former }: Pick<LockedInspection, 'team' | 'former'>,
): void {
  const since = now.getTime() - daysForFormerTeam * 24 * 3_600_000
  const left = former.filter(({ left_at }) => Date.parse(left_at) >= since)
  if ([...team, ...left].some(({ id }) => id === user?.id)) return
  refuse('not_allowed', 'Only the inspectors of this visit may do this')
}

async function enterInHistory({ context, name, id }: Carried<OnInspection>, note: string | null): Promise<void> {
  const { event } = inspectionAction(name).causes
  if (!event) return
  const { db, user, now } = context
  const text = event.text ?? name
  await insertInspectionEvent(db, { inspection_id: id, actor_id: user?.id ?? null, at: now.toISOString(), text, note })
}

async function tellOfVisit(
  { context, name, facts }: Carried<OnInspection>,
  { day, told = [] }: Written,
): Promise<void> {
  if (day !== undefined)
    await tellOwnerOfDay(context, name, { facility: facts, before: facts, after: day ?? undefined })
  const planned_day = day ? day.planned_day : facts.planned_day
  await tellTeam(context, name, { officers: told, visit: { ...facts, planned_day } })
}
