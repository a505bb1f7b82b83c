import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Input } from '@portal/contract/call.ts'
import { answerTo } from '@portal/contract/fields/answer-fields.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import type { AnswerValues } from '@portal/domain/applications/question-types.ts'
import { changeContents } from '../../changes/change-contents.ts'
import { findQuestion, getRequirement, pageOfQuestions } from '../../records/applications/questionnaire.ts'
import { findNewestRegistration, lockRegistration } from '../../records/applications/registrations.ts'
import {
  findSubmissionVersion,
  listAnswersTo,
  listSubmissions,
  replaceSubmission,
} from '../../records/applications/submissions.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The questions of the requirements and their answers. Spec §7. */
export function submissionRoutes(serve: Serve): void {
  serve(calls.showRequirementQuestions, showRequirementQuestions)
  serve(calls.listSubmissions, async ({ db }, { query }) => ({ data: await listSubmissions(db, query) }))
  serve(calls.submitAnswer, submitAnswer)
}

type Asked = Input<typeof calls.showRequirementQuestions>

/** A requirement with one question a page, and the answer to it in the facility's newest registration. Spec §2. */
async function showRequirementQuestions({ db }: Context, { params, query }: Asked) {
  if (query.requirement_id !== undefined && query.requirement_id !== params.id) {
    refuseField('requirement_id', 'This is another requirement than the one in the address')
  }
  const requirement = await getRequirement(db, params.id, query.facility_id)
  const page = await pageOfQuestions(db, requirement.id, query.facility_id, query.page)
  const { total, data: questions, current_page, last_page } = page
  const ids = questions.map(({ id }) => id)
  const newest = query.facility_id === undefined ? undefined : await findNewestRegistration(db, query.facility_id)
  const answers = newest ? await listAnswersTo(db, newest.id, ids) : []
  const data = questions.map((question) => ({
    ...question,
    submissions: answers.filter(({ sub_list_id }) => sub_list_id === question.id),
  }))
  return { data: requirement, lists: { data, current_page, last_page }, total }
}

type Answer = Input<typeof calls.submitAnswer>

/** Answers a question for the newest registration of a facility. Replaces the previous answer. Spec §4.7. */
async function submitAnswer(context: Context, { body }: Answer) {
  const { db, user, reach, now, checkVersion } = context
  const { reason, ...answer } = body
  const newest = await findNewestRegistration(db, body.facility_id)
  if (body.registration_id !== newest?.id) {
    refuseField('registration_id', 'This is not the present registration of this facility')
  }
  await lockRegistration(db, newest.id)
  const question = await findQuestion(db, newest.id, body.sub_list_id)
  if (!question) return refuseField('sub_list_id', 'This question is not asked in this application')
  if (question.requirement_id !== body.requirement_id) {
    refuseField('requirement_id', 'This requirement does not ask this question')
  }
  refuseIncompleteAnswer(question, body)
  checkVersion(await findSubmissionVersion(db, newest.id, question.id))
  return changeContents(context, { facilityId: body.facility_id, reason }, async () => {
    // An owner's answers are not in the history: each earlier one stays as it was.
    const [before] = reach === 'any' ? await listAnswersTo(db, newest.id, [question.id]) : []
    const data = await replaceSubmission(db, { ...answer, recorded_by: user.id }, now)
    const change = changeOf({
      part: 'answers',
      id: question.id,
      name: question.sub_list,
      before: before ? answered(before) : null,
      after: answered(data),
    })
    return { reply: { data }, change }
  })
}

/** The fields that an answer has. */
function answered({ respond, number, description }: AnswerValues): AnswerValues {
  return { respond, number, description }
}

/** Refuses an answer that is not one to a question of this type. */
function refuseIncompleteAnswer(question: Parameters<typeof answerTo>[0], answer: Answer['body']): void {
  const [issue] = answerTo(question).safeParse(answer).error?.issues ?? []
  if (issue) refuseField(String(issue.path[0]), issue.message)
}
