import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as conditionCalls from '@portal/contract/licences/calls/conditions.ts'
import { condition } from '@portal/contract/licences/condition.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { registrationDetails, reviewOf } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

it('approves with the conditions that were typed, and keeps what a temporary approval asked for', async () => {
  const page = registrationDetails(
    {
      offered: ['Approve', 'Decline'],
      conditions: [
        { ...exampleOf(condition), id: 6, text: 'Paint the walls.', state: 'met' },
        { ...exampleOf(condition), text: 'Fence the yard.', due_date: '2027-07-31', state: 'open' },
        { ...exampleOf(condition), id: 8, text: 'Keep a fridge.', due_date: null, state: 'overdue' },
      ],
      condition_presets: ['Display the certificate.'],
      last_days: { certificate: '2027-07-31', statement: '2026-12-01', extension: '2026-12-01' },
    },
    { status: 'Temporarily approved', submitted_at: '2026-03-10T08:00:00.000Z' },
  )
  const { user, sent } = renderScreen(paths.review(31), {
    as: 'admin',
    replies: [
      reply(calls.reviewRegistration, reviewOf(page)),
      reply(calls.decideRegistration, { data: page.registration, message: 'Approved successfully!', page }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog'))
  const kept = await dialog.findAllByLabelText(/What is asked for/)
  expect(kept.map((field) => field instanceof HTMLInputElement && field.value)).toEqual([
    'Fence the yard.',
    'Keep a fridge.',
  ])
  await user.click(dialog.getByRole('button', { name: 'Add another condition' }))
  const second = within(dialog.getByRole('group', { name: 'Condition 3' }))
  await user.type(second.getByLabelText(/What is asked for/), 'Display the certificate.')
  // A day after the approval has ended is refused beside its field.
  const dueDay = within(dialog.getByRole('group', { name: 'Condition 1' })).getByRole('textbox', { name: /^(?!What)/ })
  await user.clear(dueDay)
  await user.type(dueDay, '31/8/2027')
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  const sentence = 'Enter a day from tomorrow to 31 July 2027, the last day of the approval'
  expect((await dialog.findAllByText(sentence))[0]).toBeVisible()
  expect(sent(calls.decideRegistration)).toHaveLength(0)
  await user.clear(dueDay)
  await user.type(dueDay, '31/7/2027')
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent(calls.decideRegistration)).toHaveLength(1))
  expect(sent(calls.decideRegistration)[0]?.body).toMatchObject({
    id: 31,
    status: 'Approved',
    conditions: [
      { text: 'Fence the yard.', due_date: '2027-07-31' },
      { text: 'Keep a fridge.', due_date: null },
      { text: 'Display the certificate.', due_date: null },
    ],
  })
})

it('shows the owner what is overdue, and sends evidence without a document', async () => {
  const page = registrationDetails(
    { conditions: [{ ...exampleOf(condition), state: 'overdue', evidence: [], offered: ['Provide evidence'] }] },
    { status: 'Approved' },
  )
  const { user, sent } = renderScreen(paths.registration(31), {
    as: 'user',
    replies: [
      reply(calls.showRegistration, page),
      reply(conditionCalls.addEvidence, { message: 'The ministry has your evidence now', page }),
    ],
  })
  const section = within(await screen.findByRole('region', { name: 'Conditions' }))
  expect(section.getByText('overdue')).toBeVisible()
  await user.click(section.getByRole('button', { name: /^Provide evidence/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Provide evidence' }))
  await user.type(await dialog.findByLabelText('What you did'), 'It was installed.')
  await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
  await waitFor(() => expect(sent(conditionCalls.addEvidence)).toHaveLength(1))
})
