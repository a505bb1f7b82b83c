import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/penalties.ts'
import { actOnFacility } from '../act-on-facility.ts'
import type { Context, Serve } from '../http/context.ts'
import { refuseField } from '../http/refuse-field.ts'
import { getFacilities, getFacility } from '../records/facilities.ts'
import { countPenaltiesOf, insertPenalty, pagePenalties } from '../records/penalties.ts'
import { getBrief } from '../records/registrations.ts'

/** Penalties on facilities. Spec §7, Penalties. */
export function penaltyRoutes(serve: Serve): void {
  serve(calls.listPenalties, listPenalties)
  serve(calls.countPenalties, async ({ db }, { body }) => ({ total: await countPenaltiesOf(db, body.facility_id) }))
  serve(calls.penaliseFacility, penaliseFacility)
}

/** One page of penalties, the newest first, each with its facility. */
async function listPenalties({ db, today }: Context, { query }: Input<typeof calls.listPenalties>) {
  const page = await pagePenalties(db, query)
  const ids = page.data.map(({ facility_id }) => facility_id)
  const facilities = await getFacilities(db, ids, today)
  const data = page.data.flatMap((penalty) => {
    const facility = facilities.get(penalty.facility_id)
    return facility ? { ...penalty, facility } : []
  })
  return { ...page, data }
}

/** An officer penalises a facility. Its owner, taken from the facility and never from the request, is notified. */
async function penaliseFacility(
  context: Context,
  { body: { facility_id, registration_id, comment } }: Input<typeof calls.penaliseFacility>,
) {
  const { db, user, now, today } = context
  const facility = await getFacility(db, facility_id, today)
  const registration = registration_id === null ? facility.registration : await getBrief(db, registration_id, today)
  if (registration && registration.facility_id !== facility_id) {
    refuseField('registration_id', 'This registration is of another facility')
  }
  const penalty = await actOnFacility(context, ['Penalise'], facility_id, {
    reason: comment,
    reference: registration?.reference,
    registration_id: registration?.id,
    write: ({ user_id }) =>
      insertPenalty(db, {
        facility_id,
        registration_id,
        user_id,
        comment,
        recorded_by: user.id,
        created_at: now.toISOString(),
      }),
  })
  return { data: { ...penalty, facility } }
}
