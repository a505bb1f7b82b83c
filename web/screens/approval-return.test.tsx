import * as drafts from '@portal/contract/calls/drafts.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import * as returns from '@portal/contract/calls/returns.ts'
import type { AnsweredQuestion } from '@portal/contract/replies/application-review.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { reply } from '../testing/fake-portal.ts'
import { registrationDetails, reviewOf } from '../testing/registration-details.ts'
import { renderScreen } from '../testing/render.tsx'

const ramp: AnsweredQuestion = {
  sub_list_id: 3,
  question: 'Is there a ramp?',
  question_type: 'yes_no',
  requirement_id: 1,
  requirement: 'Access',
  part_id: 1,
  part: 'Part A: Building',
  respond: 0,
  number: null,
  description: null,
}

const page = registrationDetails({ offered: ['Approve', 'Decline', 'Return'] }, { status: 'Awaiting decision' })

it('keeps what an officer marks while reading, and returns it with a remark each and a date', async () => {
  const { user, sent } = renderScreen(paths.approval(31), {
    as: 'admin',
    replies: [
      reply(calls.reviewRegistration, reviewOf(page, { answers: [ramp] })),
      reply(returns.returnRegistration, { data: page.registration, message: 'Returned', page }),
    ],
  })
  await screen.findByRole('region', { name: 'Answers' })
  const ofAnswer = await screen.findByRole('button', { name: /^Return this ?: Requirements, Is there a ramp/ })
  await user.click(ofAnswer)
  expect(ofAnswer).toHaveAttribute('aria-pressed', 'true')
  const ofSection = screen.getByRole('button', { name: 'Return section: Available facilities' })
  await user.click(ofSection)
  await waitFor(() =>
    expect(sent(drafts.saveDraft).at(-1)).toMatchObject({
      path: '/api/drafts/return-marks-31',
      body: { value: { items: ['requirements/3', 'available_facilities'] } },
    }),
  )
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for correction' }))
  await user.type(await dialog.findByLabelText('Requirements, Is there a ramp?'), 'It is too steep.')
  await user.click(dialog.getByRole('button', { name: 'Return to the owner' }))
  expect(dialog.getAllByText('Enter what is to be corrected')[0]).toBeVisible()
  await user.type(dialog.getByLabelText('Available facilities'), 'Count the beds again.')
  await user.click(dialog.getByRole('button', { name: 'Return to the owner' }))
  await waitFor(() => expect(sent(returns.returnRegistration)).toHaveLength(1))
  expect(sent(returns.returnRegistration)[0]?.body).toEqual({
    items: [
      { section: 'requirements', id: 3, remark: 'It is too steep.' },
      { section: 'available_facilities', id: null, remark: 'Count the beds again.' },
    ],
    due_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  })
})
