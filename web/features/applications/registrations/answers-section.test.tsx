import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { anAnswer, aRequirement } from '../../../testing/requirements.ts'
import { AnswersSection } from './answers-section.tsx'
import { FormAnswers } from './form-answers.tsx'

const asked = aRequirement({ id: 1, part: 1, questions: [1, 2] })
const sub_lists = asked.sub_lists.map((question) => ({ ...question, least_number: 4 }))
const plain = { respond: 1, description: null } as const
const replies = [
  reply(catalogue.listRequirementsOfType, { data: [{ ...asked, sub_lists }] }),
  reply(submissions.listSubmissions, {
    data: [anAnswer({ ...plain, sub_list_id: 1, number: 3 }), anAnswer({ ...plain, sub_list_id: 2, number: 4 })],
  }),
]

it('the check before Submit opens a number that is below the minimum, and says so', async () => {
  renderComponent(<AnswersSection details={registrationDetails({})} />, { as: 'user', replies })
  const answer = await screen.findByRole('definition')
  expect(answer).toHaveTextContent('Yes, 3 Below the minimum of 4')
  expect(screen.getByRole('term')).toHaveTextContent('Question 1?')
})

it('the form to sign marks it, too', async () => {
  renderComponent(<FormAnswers details={registrationDetails({})} />, { as: 'user', replies })
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Waiting and consultingAnswer',
    'Question 1?Yes, 3  Below the minimum of 4',
    'Question 2?Yes, 4 ',
  ])
})
