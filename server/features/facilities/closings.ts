import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/closings.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { addMonths } from '@portal/domain/dates/calendar-date.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { endClosing, insertClosing } from '../../records/facilities/closings.ts'
import { getFacility } from '../../records/facilities/facilities.ts'
import { pageCertificates } from '../../records/licences/certificate-history.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The closing and reopening of facilities, and the history of their certificates. */
export function closingRoutes(serve: Serve): void {
  serve(calls.closeFacility, closeFacility)
  serve(calls.reopenFacility, reopenFacility)
  serve(calls.listCertificates, ({ db, today }, { params, query }) => pageCertificates(db, params.id, query, today))
}

/** Closes a facility from a day on: in the past, today, or announced for a day within a year. */
async function closeFacility(context: Context, { params: { id }, body }: Input<typeof calls.closeFacility>) {
  const { db, user, now, today } = context
  const { closed_from, reason } = body
  if (closed_from > addMonths(today, 12)) refuseField('closed_from', 'Enter a day within a year from today')
  return act(context, onFacility, 'Close', id, {
    input: { reason: `Closed from ${closed_from}. ${reason}` },
    write: () =>
      insertClosing(db, {
        facility_id: id,
        closed_from,
        reason,
        closed_by: user.id,
        closed_at: now.toISOString(),
      }),
    reply: async () => ({ data: await getFacility(db, id, today), message: facilityActions.Close.message }),
  })
}

/** An officer reopens a facility. */
async function reopenFacility(context: Context, { params: { id }, body }: Input<typeof calls.reopenFacility>) {
  const { db, user, now, today } = context
  return act(context, onFacility, 'Reopen', id, {
    input: { reason: body.reason },
    write: () =>
      endClosing(db, id, { reopened_by: user.id, reopened_at: now.toISOString(), reopen_reason: body.reason }),
    reply: async () => ({ data: await getFacility(db, id, today), message: facilityActions.Reopen.message }),
  })
}
