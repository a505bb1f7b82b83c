import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import * as secondFactor from '@portal/contract/accounts/calls/second-factor.ts'
import { user as person } from '@portal/contract/accounts/user.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import type { PhoneState } from '@portal/domain/accounts/phone.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

function show(phone_state: PhoneState, ...replies: FakeReply[]) {
  const factor = { is_active: false, is_required: false, recovery_codes_left: 0 }
  return renderScreen(paths.account(), {
    as: 'user',
    replies: [
      ...replies,
      reply(secondFactor.showSecondFactor, { data: factor }),
      reply(calls.showAccount, { data: { ...exampleOf(person), phone_state } }),
      reply(calls.listSessions, { data: [] }),
    ],
  })
}

it('is confirmed with the password and the code of an SMS', async () => {
  const { user, sent } = show(
    'not confirmed',
    reply(calls.askPhoneCode, { message: 'An SMS with a code is on its way to +234 803 123 4567.' }),
    reply(calls.confirmPhone, { message: 'Your phone number is confirmed. You can log in with it from now on.' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Confirm phone number' }))
  const asking = within(screen.getByRole('dialog', { name: 'Confirm your phone number' }))
  expect(asking.getByText(/a new SIM card with your number, can read your SMS .* a second factor/)).toBeVisible()
  await enterText(user, asking.getByLabelText('Your password'), 'seven-green-bicycles')
  await user.click(asking.getByRole('button', { name: 'Send the code' }))
  const typing = within(await screen.findByRole('dialog', { name: 'Enter the code of the SMS' }))
  await enterText(user, typing.getByLabelText('Code'), '481205')
  await user.click(typing.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/^Your phone number is confirmed\./)).toBeVisible()
  expect(sent(calls.askPhoneCode)[0]?.body).toEqual({ current_password: 'seven-green-bicycles' })
  expect(sent(calls.confirmPhone)[0]?.body).toEqual({ code: '481205' })
})

it('keeps the dialog open with a sentence when the code is wrong', async () => {
  const message = 'This code is wrong, or it is not valid any more. After five tries, ask for a new one.'
  const wrong = refusal(calls.confirmPhone, {
    code: 'invalid_input',
    status: 422,
    message,
    errors: { code: [message] },
  })
  const { user } = show('code sent', wrong)
  expect(await screen.findByRole('button', { name: 'Send another code' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Enter the code' }))
  const typing = within(screen.getByRole('dialog', { name: 'Enter the code of the SMS' }))
  await enterText(user, typing.getByLabelText('Code'), '000000')
  await user.click(typing.getByRole('button', { name: 'Confirm' }))
  expect((await typing.findAllByText(message)).length).toBeGreaterThan(0)
})

it('is not offered where no SMS can be sent, nor again when it is done', async () => {
  show('not offered')
  expect(await screen.findByText('+234 803 123 4567')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm phone number' })).toBeNull()
})

it('says that one can log in with it, and that another number ends that', async () => {
  const { user } = show('confirmed')
  expect(await screen.findByText('Confirmed. You can log in with it in place of your email.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm phone number' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change name or phone' }))
  expect(screen.getByText(/^With another number you cannot log in until/)).toBeVisible()
})
