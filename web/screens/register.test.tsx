import * as calls from '@portal/contract/calls/account.ts'
import * as places from '@portal/contract/calls/places.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { refusal, reply } from '../testing/fake-portal.ts'
import { renderScreen } from '../testing/render.tsx'

const chosenPlaces = [
  reply(places.listStates, {
    data: [
      { id: 1, name: 'Abia' },
      { id: 27, name: 'Niger' },
    ],
  }),
  reply(places.listLgas, { data: [{ id: 544, list: 'Chanchaga', state_id: 27 }] }, ({ path }) => path.endsWith('/27')),
  reply(places.listLgas, { data: [{ id: 3, list: 'Aba North', state_id: 1 }] }, ({ path }) => path.endsWith('/1')),
]

const account = {
  id: 9,
  first_name: 'Amina',
  last_name: 'Bello',
  email: 'amina@example.com',
  phone_number: '+2348031234567',
  privilege_type: 'user' as const,
  state_id: 27,
  local_gov_area_id: 544,
  educational_qualification: null,
  address: null,
  employment_status: null,
  certificate_name: null,
  certificate_number: null,
}

async function fillIn(user: ReturnType<typeof renderScreen>['user']) {
  await user.type(await screen.findByLabelText('First name'), 'Amina')
  await user.type(screen.getByLabelText('Last name'), 'Bello')
  await user.type(screen.getByLabelText('Email'), 'amina@example.com')
  await user.type(screen.getByLabelText('Phone number'), '0803 123 4567')
  await user.type(screen.getByLabelText('Password'), 'seven-green-bicycles')
  await user.type(screen.getByLabelText('Repeat password'), 'seven-green-bicycles')
}

describe('opening an account', () => {
  it('sends the account once, however often Register is pressed, and goes to the sign-in page', async () => {
    const { user, sent, address } = renderScreen(paths.register(), {
      replies: [...chosenPlaces, reply(calls.registerAccount, { data: account })],
    })
    await fillIn(user)
    await user.selectOptions(await screen.findByLabelText(/^Local government area/), 'Chanchaga')
    await user.click(screen.getByRole('checkbox'))
    await user.dblClick(screen.getByRole('button', { name: 'Register' }))
    expect(await screen.findByText('Account Created. Now Log In')).toBeVisible()
    await waitFor(() => expect(address()).toBe(paths.signIn()))
    expect(sent(calls.registerAccount)).toHaveLength(1)
    expect(sent(calls.registerAccount)[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(sent(calls.registerAccount)[0]?.body).toEqual({
      first_name: 'Amina',
      last_name: 'Bello',
      email: 'amina@example.com',
      phone_number: '0803 123 4567',
      state_id: 27,
      local_gov_area_id: 544,
      password: 'seven-green-bicycles',
      password_confirmation: 'seven-green-bicycles',
      terms_accepted: true,
    })
  })

  it('does not hold the button back for the terms, and says that they are asked for', async () => {
    const { user } = renderScreen(paths.register(), { replies: chosenPlaces })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Register' }))
    const summary = await screen.findByRole('alert')
    await user.click(within(summary).getByRole('link', { name: 'Accept the terms to open an account' }))
    expect(screen.getByRole('checkbox')).toHaveFocus()
  })

  it('puts what the server says of a field beside it, and keeps what was typed', async () => {
    const taken = 'This email address has an account already'
    const { user } = renderScreen(paths.register(), {
      replies: [
        ...chosenPlaces,
        refusal(calls.registerAccount, {
          code: 'invalid_input',
          status: 422,
          message: 'Check what you entered',
          errors: { email: [taken] },
        }),
      ],
    })
    await fillIn(user)
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect(await screen.findByRole('alert')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken)
    expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('seven-green-bicycles')
  })

  it('begins with the home state, and offers the LGAs of the state that is chosen', async () => {
    const { user } = renderScreen(paths.register(), { replies: chosenPlaces })
    await waitFor(() => expect(screen.getByLabelText(/^State/)).toHaveValue('27'))
    await user.selectOptions(await screen.findByLabelText(/^Local government area/), 'Chanchaga')
    await user.selectOptions(screen.getByLabelText(/^State/), 'Abia')
    expect(await screen.findByRole('option', { name: 'Aba North' })).toBeInTheDocument()
    expect(screen.getByLabelText(/^Local government area/)).toHaveValue('')
  })
})
