import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { saves } from '../../../testing/all-questions.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { anAnswer } from '../../../testing/requirements.ts'
import { noStandards } from '../../../testing/standards.ts'
import { QuestionCard } from './question-card.tsx'

const question = {
  ...{ id: 9, sub_list: 'Does each bed have a screen?', requirement_id: 1, question_type: 'yes_no' as const },
  ...noStandards,
}
const arriving = anAnswer({ sub_list_id: 9, respond: 0, number: null, description: 'None yet.' })

/** A question whose answer arrives while it is open. */
function Opened() {
  const [submission, setSubmission] = useState<Submission>()
  const { sub_list_id, requirement_id, facility_id, registration_id } = arriving
  const to = { sub_list_id, requirement_id, facility_id, registration_id }
  const nothing = { draft: undefined, kept: undefined, onDraft: () => {}, onProblem: () => {} }
  return (
    <>
      <QuestionCard position={1} question={question} to={to} submission={submission} {...nothing} />
      <button type="button" onClick={() => setSubmission(arriving)}>
        It arrives
      </button>
    </>
  )
}

it('shows an answer that arrives while the question is open, and saves the next one in its place', async () => {
  const { user, sent } = renderComponent(<Opened />, {
    as: 'user',
    replies: saves({ sub_list_id: 9, respond: 1, description: 'None yet.' }),
    hasOutbox: true,
  })
  expect(screen.getByText('Not answered')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'It arrives' }))
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  expect(screen.getByText('Answered')).toBeVisible()
  expect(screen.getByDisplayValue('None yet.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sent(calls.submitAnswer).map(({ headers }) => headers['if-match'])).toEqual([`"${arriving.updated_at}"`])
})

it('leaves what somebody has typed as it is', async () => {
  const { user } = renderComponent(<Opened />, {
    as: 'user',
    replies: saves({ sub_list_id: 9, respond: 1 }),
    hasOutbox: true,
  })
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'It arrives' }))
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
})
