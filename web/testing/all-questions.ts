import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import type { Standards } from '@portal/contract/catalogue/standards.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { screen, within } from '@testing-library/react'
import { aRegistration, facilityDetail } from './facilities.ts'
import { type FakeReply, reply } from './fake-portal.ts'
import { anAnswer, aRequirement } from './requirements.ts'
import { noStandards } from './standards.ts'

const ofWards = { requirement_id: 1, question_type: 'yes_no' as const, ...noStandards }
const wards = (ofBeds: Partial<Standards>) => ({
  ...aRequirement({ id: 1, part: 1, questions: [] }),
  list: 'Wards',
  sub_lists: [
    { id: 7, sub_list: 'Are beds one metre apart? (number of beds)', ...ofWards, ...ofBeds },
    { id: 8, sub_list: 'Is there a nurses station?', ...ofWards },
    { id: 9, sub_list: 'Does each bed have a screen?', ...ofWards },
  ],
})
const theatre = { ...aRequirement({ id: 2, part: 2, questions: [10] }), list: 'Operating theatre' }

/** A facility whose type asks two requirements, and some answers; with the standards of the first question, if it has some. */
export function portal(
  answers: Submission[] = [],
  status: 'pending' | 'Awaiting decision' = 'pending',
  ofBeds: Partial<Standards> = {},
): FakeReply[] {
  return [
    reply(facilities.showFacility, facilityDetail({ registration: aRegistration({ status }) })),
    reply(catalogue.listRequirementsOfType, { data: [wards(ofBeds), theatre] }),
    reply(calls.listSubmissions, { data: answers }),
  ]
}

/** Replies to submitAnswer with what was sent. */
export function saves(...answers: Partial<Submission>[]): FakeReply[] {
  return answers.map((answer) =>
    reply(calls.submitAnswer, { data: anAnswer({ number: null, description: null, ...answer }) }, ({ body }) => {
      return fieldsOf(body).sub_list_id === answer.sub_list_id
    }),
  )
}

/** The form of a question, by its text. */
export async function question(name: string) {
  const form = (await screen.findByRole('group', { name })).closest('form')
  if (!form) throw new Error('The question has no form')
  return within(form)
}

/** The first question asks for a number, the second does not. */
export const beds = '1. Are beds one metre apart?'
export const station = '2. Is there a nurses station?'
