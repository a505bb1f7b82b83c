import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/penalties.ts'
import type { Context, Serve } from '../http/context.ts'
import { refuseField } from '../http/refuse-field.ts'
import { type Facility, getFacilities, getFacility } from '../records/facilities.ts'
import { notify } from '../records/notifications.ts'
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

/** An officer penalises a facility; its owner, read from the facility and never from the request, is told. */
async function penaliseFacility(
  { db, user, now, today }: Context,
  { body: { facility_id, registration_id, comment } }: Input<typeof calls.penaliseFacility>,
) {
  const facility = await getFacility(db, facility_id, today)
  const registration = registration_id === null ? facility.registration : await getBrief(db, registration_id, today)
  if (registration && registration.facility_id !== facility_id) {
    refuseField('registration_id', 'This registration is of another facility')
  }
  const penalty = await insertPenalty(db, {
    facility_id,
    registration_id,
    user_id: facility.user_id,
    comment,
    recorded_by: user.id,
    created_at: now.toISOString(),
  })
  await tellOwner({ db, now }, facility, { reference: registration?.reference, comment })
  return { data: { ...penalty, facility } }
}

/** A facility that an officer recorded from paper has nobody to tell. */
async function tellOwner(
  { db, now }: Pick<Context, 'db' | 'now'>,
  facility: Facility,
  { reference, comment }: { reference: string | undefined; comment: string },
): Promise<void> {
  if (facility.user_id === null) return
  const about = [facility.company_name, reference].filter(Boolean).join(', ')
  await notify(db, {
    user_id: facility.user_id,
    kind: 'penalty',
    title: 'Your facility has been penalised',
    body: `${about}: ${comment}`,
    link: `/admin/single-facility/${facility.id}`,
    created_at: now.toISOString(),
  })
}
