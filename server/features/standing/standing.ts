import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/standing/calls/standing.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { restrictingAction } from '@portal/domain/actions/standing-actions.ts'
import { addMonths } from '@portal/domain/dates/calendar-date.ts'
import { daysInWords, restrictionWords } from '@portal/domain/standing/standing.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { getFacility } from '../../records/facilities/facilities.ts'
import { endRepresentation } from '../../records/standing/representations.ts'
import { getRestriction, insertRestriction, liftStored, pageRestrictions } from '../../records/standing/restrictions.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** How facilities stand with the ministry: suspended, sealed or revoked, and in good standing again. */
export function standingRoutes(serve: Serve): void {
  serve(calls.restrictFacility, restrictFacility)
  serve(calls.liftRestriction, liftRestriction)
  serve(calls.listRestrictions, ({ db, today }, { params, query }) => pageRestrictions(db, params.id, query, today))
}

/** Puts a facility under a restriction from a day on: in the past, today, or announced for a day within a year. */
async function restrictFacility(context: Context, { params: { id }, body }: Input<typeof calls.restrictFacility>) {
  const { db, user, now, today } = context
  const { kind, from_date, until_date, reason } = body
  checkDays(body, today)
  const action = restrictingAction(kind)
  return act(context, onFacility, action, id, {
    input: {
      reason: `${sentenceCase(daysInWords({ kind, from_date, until_date }))}. ${reason}`,
      letter: { restriction: { noun: restrictionWords[kind].noun, from_date, until_date, reason } },
    },
    write: () =>
      insertRestriction(db, {
        facility_id: id,
        kind,
        from_date,
        until_date,
        reason,
        imposed_by: user.id,
        imposed_at: now.toISOString(),
      }),
    reply: async () => ({ data: await getFacility(db, id, today), message: facilityActions[action].message }),
  })
}

function checkDays({ from_date, until_date }: Input<typeof calls.restrictFacility>['body'], today: string): void {
  if (from_date > addMonths(today, 12)) refuseField('from_date', 'Enter a day within a year from today')
  if (until_date === null) return
  if (until_date < from_date) refuseField('until_date', 'Enter a day that is not before the first day')
  if (until_date < today) refuseField('until_date', 'Enter today or a later day')
}

/** Lifts a restriction. Of two officers the second is refused. */
async function liftRestriction(context: Context, { params, body }: Input<typeof calls.liftRestriction>) {
  const { db, user, now, today } = context
  const { id, restriction_id } = params
  const restriction = await getRestriction(db, id, restriction_id)
  return act(context, onFacility, 'Lift', id, {
    input: {
      restrictionId: restriction_id,
      reason: `${sentenceCase(restrictionWords[restriction.kind].noun)} ${daysInWords(restriction)}. ${body.reason}`,
      letter: {
        restriction: { ...restriction, noun: restrictionWords[restriction.kind].noun, reason: body.reason },
      },
    },
    async write() {
      const lifted_at = now.toISOString()
      await endRepresentation(db, { restriction_id }, { outcome: 'overtaken', ended_at: lifted_at })
      return liftStored(db, restriction_id, { lifted_by: user.id, lifted_at, lift_reason: body.reason })
    },
    reply: async () => ({ data: await getFacility(db, id, today), message: facilityActions.Lift.message }),
  })
}
