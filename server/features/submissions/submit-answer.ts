import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/submissions.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { getFacility } from '../../records/facilities.ts'
import { findQuestion } from '../../records/questions.ts'
import { findNewestRegistration, lockRegistration } from '../../records/registrations.ts'
import { replaceSubmission } from '../../records/submissions.ts'

type Answer = Input<typeof calls.submitAnswer>

/** Answers a question for the newest registration of a facility, in place of the answer before. decisions.md §5.3. */
export async function submitAnswer({ db, user, now, today }: Context, { body }: Answer) {
  const newest = await findNewestRegistration(db, body.facility_id)
  if (body.registration_id !== newest?.id) {
    refuseField('registration_id', 'This is not the present registration of this facility')
  }
  await lockRegistration(db, newest.id)
  const question = await findQuestion(db, body.sub_list_id)
  if (!question) return refuseField('sub_list_id', 'This question is not asked')
  if (question.requirement_id !== body.requirement_id) {
    refuseField('requirement_id', 'This requirement does not ask this question')
  }
  const { facility_type_id } = await getFacility(db, body.facility_id, today)
  if (question.facility_type_id !== facility_type_id) {
    refuseField('sub_list_id', 'This question is not asked of this type of facility')
  }
  return { data: await replaceSubmission(db, { ...body, recorded_by: user.id }, now) }
}
