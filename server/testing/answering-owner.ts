import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { standards } from '@portal/contract/catalogue/standards.ts'
import type { Database } from '../database/connect.ts'
import { as } from './as.ts'
import { makeFacility, makeRegistration } from './factories.ts'
import { makeOwner } from './people.ts'
import { testApp } from './test-app.ts'

/** A type of facility by its id in the catalogue. */
export const clinic = 2

/** An owner of a clinic with a pending registration, with functions to answer its first question and to read answers. */
export async function answeringOwner(own?: Database) {
  const portal = await testApp(own)
  const { app, db } = portal
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id, facility_type_id: clinic })
  const { id: registration_id } = await makeRegistration(db, { facility_id })
  const questionsOf = (facility_type_id: number) =>
    db
      .selectFrom('sub_list')
      .innerJoin('requirement', 'requirement.id', 'requirement_id')
      .where('facility_type_id', '=', facility_type_id)
      .orderBy('requirement_id')
      .orderBy('sub_list.id')
      .select(['sub_list.id', 'sub_list', 'requirement_id', ...standards.keyof().options])
      .execute()
  const questions = await questionsOf(clinic)
  const [question] = questions
  if (!question) throw new Error('The catalogue has no questions for clinics')
  const ids = { sub_list_id: question.id, requirement_id: question.requirement_id, facility_id, registration_id }
  return {
    ...portal,
    owner,
    facility_id,
    registration_id,
    requirement_id: question.requirement_id,
    questions: questions.filter(({ requirement_id }) => requirement_id === question.requirement_id),
    elsewhere: questions.filter(({ requirement_id }) => requirement_id !== question.requirement_id),
    questionsOf,
    ids,
    answer: (fields: object = {}, actor: { token: string } | undefined = owner, headers: Record<string, string> = {}) =>
      as(actor, app).send(calls.submitAnswer, { body: { respond: 1, ...ids, ...fields } }, { headers }),
    show: (query: object = {}, actor: { token: string } | undefined = owner) =>
      as(actor, app).send(calls.showRequirementQuestions, {
        params: { id: question.requirement_id },
        query: { facility_id, ...query },
      }),
    list: (query: object = {}, actor: { token: string } | undefined = owner) =>
      as(actor, app).send(calls.listSubmissions, { query: { facility_id, ...query } }),
    rows: () => db.selectFrom('submission').where('facility_id', '=', facility_id).orderBy('id').selectAll().execute(),
  }
}
