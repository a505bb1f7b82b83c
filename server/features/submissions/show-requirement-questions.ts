import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/submissions.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { getRequirement, pageOfQuestions } from '../../records/questions.ts'
import { findNewestRegistration } from '../../records/registrations.ts'
import { listAnswersTo } from '../../records/submissions.ts'

type Asked = Input<typeof calls.showRequirementQuestions>

/** A requirement with one question a page, and the answer to it in the facility's newest registration. Spec §2. */
export async function showRequirementQuestions({ db }: Context, { params, query }: Asked) {
  if (query.requirement_id !== undefined && query.requirement_id !== params.id) {
    refuseField('requirement_id', 'This is another requirement than the one in the address')
  }
  const requirement = await getRequirement(db, params.id)
  const { total, data: questions, current_page, last_page } = await pageOfQuestions(db, requirement.id, query.page)
  const ids = questions.map(({ id }) => id)
  const newest = query.facility_id === undefined ? undefined : await findNewestRegistration(db, query.facility_id)
  const answers = newest ? await listAnswersTo(db, newest.id, ids) : []
  const data = questions.map((question) => ({
    ...question,
    submissions: answers.filter(({ sub_list_id }) => sub_list_id === question.id),
  }))
  return { data: requirement, lists: { data, current_page, last_page }, total }
}
