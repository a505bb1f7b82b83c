import type { Input } from '@portal/contract/call.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { type InspectionActionName, inspectionAction } from '@portal/domain/actions/inspection.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { isOutOfService, maxAddenda } from '@portal/domain/inspections/visits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { act } from '../../actions/act.ts'
import { type OnInspection, onInspection } from '../../actions/inspection.ts'
import type { Carried } from '../../actions/kind.ts'
import { findFacilityWithNewest } from '../../records/facilities/facilities.ts'
import { publishActions } from '../../records/inspections/actions-of-visit.ts'
import { countCameLater, discardCameLater, takeInCameLater } from '../../records/inspections/findings.ts'
import { insertAddendum, listAddenda } from '../../records/inspections/inspection-details.ts'
import { keepReport } from '../../records/inspections/inspections.ts'
import { findOpenInspectionOf } from '../../records/inspections/plans.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { showTo } from './show-inspection.ts'
import { begun } from './visits.ts'

/** What those who plan do with a visit afterwards: publish, cancel, take up again, correct. */
export function publishingRoutes(serve: Serve): void {
  serve(reports.publishInspection, publishInspection)
  serve(calls.cancelInspection, cancelInspection)
  serve(calls.reopenInspection, reopenInspection)
  serve(calls.discardFindings, discardFindings)
  serve(reports.addAddendum, addAddendum)
}

type Written = OnInspection['written']

interface Use {
  note?: string
  write: (action: Carried<OnInspection>) => Promise<Written>
}

/** Carries out an action, and replies with its message and the inspection as it is now. */
function done(context: Context, name: OnInspection['name'] & InspectionActionName, id: number, { note, write }: Use) {
  return act(context, onInspection, name, id, {
    input: note === undefined ? {} : { note },
    write,
    reply: async () => ({ message: inspectionAction(name).message ?? '', data: await showTo(context, id) }),
  })
}

/** The owner gets the report, and the days to put findings right begin. */
async function publishInspection(context: Context, { params: { id } }: Input<typeof reports.publishInspection>) {
  const { db, user, now, today } = context
  const { message, data } = await done(context, 'Publish inspection', id, {
    async write({ facts: { facility_id } }) {
      const { inspection_comment_days } = await readSettings(db, today)
      const standing = standingOn(await findFacilityWithNewest(db, facility_id, today), today)
      await publishActions(db, id, { today, isClosed: isOutOfService(standing) })
      const comments_until = addDays(today, inspection_comment_days)
      const published = { published_at: now.toISOString(), published_by: user.id }
      return { changes: { ...published, comments_until }, after: { comments_until } }
    },
  })
  // The letter was written after the reply was made, under the last number.
  return { message, data: { ...data, letter_id: await keepReport(db, id, data.facility_id) } }
}

async function cancelInspection(context: Context, { params: { id }, body }: Input<typeof calls.cancelInspection>) {
  const { user, now } = context
  return done(context, 'Cancel inspection', id, {
    note: body.reason,
    write: async ({ facts: { team } }) => ({
      changes: { cancelled_at: now.toISOString(), cancelled_by: user.id, cancel_reason: body.reason },
      told: team.map((member) => member.id),
      day: null,
    }),
  })
}

/** What phones sent meanwhile counts from now on. A visit that had not begun begins. */
async function reopenInspection(context: Context, { params: { id }, body }: Input<typeof calls.reopenInspection>) {
  const { db } = context
  return done(context, 'Reopen inspection', id, {
    note: body.reason,
    async write({ facts }) {
      const other = facts.registration_id !== null && (await findOpenInspectionOf(db, facts.registration_id))
      if (other)
        refuse('already_exists', `An inspection for this application is ${other.status} already: ${other.number}`)
      await takeInCameLater(db, id)
      const anew = { cancelled_at: null, cancelled_by: null, cancel_reason: null }
      return { changes: { ...anew, ...(facts.began_at === null && (await begun(context, facts))) } }
    },
  })
}

async function discardFindings(context: Context, { params: { id }, body }: Input<typeof calls.discardFindings>) {
  const { db, user, now } = context
  return done(context, 'Discard findings', id, {
    note: body.reason,
    async write() {
      const discarded = await countCameLater(db, id)
      if (discarded === 0) refuse('action_not_offered', 'Nothing came after this visit was cancelled', { offered: [] })
      await discardCameLater(db, id, { by: user.id, at: now.toISOString() })
      return { after: { discarded } }
    },
  })
}

async function addAddendum(context: Context, { params: { id }, body }: Input<typeof reports.addAddendum>) {
  const { db, user, now } = context
  return done(context, 'Add addendum', id, {
    note: body.reason,
    async write() {
      if ((await listAddenda(db, id)).length >= maxAddenda) {
        refuse('limit_reached', `An inspection has at most ${maxAddenda} addenda`)
      }
      await insertAddendum(db, { ...body, inspection_id: id, added_by: user.id, added_at: now.toISOString() })
      return { after: { text: body.text } }
    },
  })
}
