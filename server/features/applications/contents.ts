import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { Input } from '@portal/contract/call.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onRegistration } from '../../actions/registration.ts'
import { changeContents } from '../../changes/change-contents.ts'
import { refuseWrongOfficer } from '../../changes/refuse-wrong-officer.ts'
import { operatingOfficerOf, replaceOperatingOfficer } from '../../records/accounts/people.ts'
import { availableFacilitiesOf, replaceAvailableFacilities } from '../../records/applications/contents.ts'
import { checkLimit } from '../../records/applications/quotas.ts'
import { insertComment } from '../../records/cases/review.ts'
import { getFacility, lockFacility } from '../../records/facilities/facilities.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The sections of an application that are no rows: the operating officer and the available facilities; and comments. Spec §7, Registration contents. */
export function contentsRoutes(serve: Serve): void {
  serve(calls.saveOperatingOfficer, (context, { body }) => saveOperatingOfficer(context, body.facility_id, body))
  serve(calls.changeOperatingOfficer, changeOperatingOfficer)
  serve(calls.saveAvailableFacilities, saveAvailableFacilities)
  serve(calls.addComment, addComment)
}

type ChangeOperatingOfficer = Input<typeof calls.changeOperatingOfficer>

/** Corrects the operating officer, if nobody else has meanwhile. */
async function changeOperatingOfficer(context: Context, { params: { id }, body }: ChangeOperatingOfficer) {
  const present = await operatingOfficerOf(context.db, id).executeTakeFirst()
  if (!present) return refuse('not_found', 'No operating officer is recorded')
  context.checkVersion(present)
  return saveOperatingOfficer(context, id, body)
}

/** Replaces the operating officer. Refuses fields that the facility's type does not ask for. Spec §5. */
async function saveOperatingOfficer(context: Context, facilityId: number, body: ChangeOperatingOfficer['body']) {
  const { db, user, now, today } = context
  await lockFacility(db, facilityId)
  const facility = await getFacility(db, facilityId, today)
  refuseWrongOfficer(body, facility, { today })
  const { reason, email_add, previous_working_experience, ...fields } = body
  const stated = { ...fields, email: email_add, previous_work_experience: previous_working_experience }
  return changeContents(context, { facilityId, reason }, async () => {
    const before = (await operatingOfficerOf(db, facilityId).executeTakeFirst()) ?? null
    const officer = { ...stated, facility_id: facilityId, recorded_by: user.id }
    const data = await replaceOperatingOfficer(db, officer, now)
    return { reply: { data }, change: changeOf({ part: 'operating_officer', before, after: data }) }
  })
}

/** Replaces the available facilities. */
async function saveAvailableFacilities(context: Context, { body }: Input<typeof calls.saveAvailableFacilities>) {
  const { db, user, now } = context
  const { reason, ...fields } = body
  await lockFacility(db, fields.facility_id)
  return changeContents(context, { facilityId: fields.facility_id, reason }, async () => {
    const before = (await availableFacilitiesOf(db, fields.facility_id).executeTakeFirst()) ?? null
    const data = await replaceAvailableFacilities(db, { ...fields, recorded_by: user.id }, now)
    return { reply: { data }, change: changeOf({ part: 'available_facilities', before, after: data }) }
  })
}

/** An officer comments on a registration. */
async function addComment(context: Context, { body }: Input<typeof calls.addComment>) {
  const { db, user } = context
  const comment = { ...body, user_id: user.id }
  return act(context, onRegistration, 'Comment', body.registration_id, {
    input: { reason: body.body, isForOwner: body.visible_to_owner ?? false },
    async write() {
      await checkLimit(context, 'max_comments', body.registration_id)
      return insertComment(db, comment)
    },
    reply: async (data) => ({ data }),
  })
}
