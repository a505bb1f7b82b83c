import * as calls from '@portal/contract/accounts/calls/account.ts'
import * as places from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { startPage } from '../../signed-out/browser/start-page.ts'
import { stubNetwork } from '../../testing/fake-network.ts'
import { fakePortal, noAnswer, refusal, reply } from '../../testing/fake-portal.ts'
import { openPage, showPage } from '../../testing/signed-out-page.ts'

const page = {
  name: 'register' as const,
  states: [
    { id: 1, name: 'Abia' },
    { id: 27, name: 'Niger' },
  ],
  stateId: 27,
  lgas: [{ id: 544, list: 'Chanchaga', state_id: 27 }],
}
const askForTerms = 'Tick the box to agree to the terms of use, or press Register again to go on without'
const areasOfAbia = reply(places.listLgas, { data: [{ id: 3, list: 'Aba North', state_id: 1 }] })
const taken = 'This email address has an account already'
const refused = refusal(calls.registerAccount, {
  code: 'invalid_input',
  status: 422,
  message: 'Check what you entered',
  errors: { email: [taken] },
})

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

const lga = () => screen.getByLabelText(/^Local government area/)

async function fillIn(user: ReturnType<typeof openPage>['user']) {
  await user.type(screen.getByLabelText('First name'), 'Amina')
  await user.type(screen.getByLabelText('Last name'), 'Bello')
  await user.type(screen.getByLabelText('Email'), 'amina@example.com')
  await user.type(screen.getByLabelText('Phone number'), '0803 123 4567')
  await user.type(screen.getByLabelText('Password'), 'seven-green-bicycles')
  await user.type(screen.getByLabelText('Repeat password'), 'seven-green-bicycles')
}

describe('the registration page without JavaScript', () => {
  it('lists the areas of the home state, with a button to list those of another', () => {
    showPage(page)
    expect(screen.getByLabelText(/^State/)).toHaveValue('27')
    expect(within(lga()).getByRole('option', { name: 'Chanchaga' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'List the areas of this state' })).toHaveAttribute('name', 'list')
  })

  it('shows errors beside the fields and in a summary, and keeps the typed values', () => {
    const form = {
      typed: { first_name: 'Amina', email: 'amina@example.com', terms_accepted: 'true' },
      errors: { password: ['Use at least 8 characters'], email: [taken] },
      message: 'Check what you entered',
    }
    showPage({ ...page, form })
    const lines = within(screen.getByRole('alert')).getAllByRole('link')
    expect(lines.map(({ textContent }) => textContent)).toEqual([taken, 'Use at least 8 characters'])
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken)
    expect(screen.getByLabelText('First name')).toHaveValue('Amina')
    expect(screen.getByRole('checkbox')).toBeChecked()
  })
})

describe('opening an account', () => {
  it('sends the account once on repeated clicks, and opens the sign-in page', async () => {
    const { user, sent, opened } = openPage(page, [reply(calls.registerAccount, { data: account })])
    await fillIn(user)
    await user.selectOptions(lga(), 'Chanchaga')
    await user.click(screen.getByRole('checkbox'))
    await user.dblClick(screen.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(opened).toEqual(['/?registered']))
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

  it('shows on the sign-in page that the account was created', async () => {
    window.history.replaceState(null, '', '/?registered')
    openPage({ name: 'sign-in', news: 'registered' })
    expect(within(document.body).getByText('Account Created. Now Log In')).toBeVisible()
    expect(window.location.search).toBe('?registered=told')
  })

  it('keeps saying that the account is open until somebody has logged in', () => {
    openPage({ name: 'sign-in', news: 'registered', isTold: true })
    expect(within(document.body).queryByText('Account Created. Now Log In')).toBeNull()
    const notice = within(screen.getByRole('region', { name: 'Your account is open' }))
    expect(notice.getByText('Log in with the email and the password that you chose.')).toBeVisible()
    expect(document.forms[0]?.getAttribute('action')).toBe('/?registered=told')
  })

  it('sends the same idempotency key after a lost reply', async () => {
    const { user, sent } = openPage(page, [
      noAnswer(calls.registerAccount),
      reply(calls.registerAccount, { data: account }),
    ])
    await fillIn(user)
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Register' }))
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(sent(calls.registerAccount)).toHaveLength(2))
    const [first, second] = sent(calls.registerAccount).map(({ headers }) => headers['idempotency-key'])
    expect(second).toBe(first)
  })

  it('is not opened by the page of a captive portal', async () => {
    const { user, opened } = openPage(page)
    await fillIn(user)
    await user.click(screen.getByRole('checkbox'))
    vi.stubGlobal('fetch', async () => new Response('<!doctype html><title>Hotel</title>'))
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the portal.')
    expect(opened).toEqual([])
  })

  it('asks once for the terms, and opens the account without them when it is sent again', async () => {
    const { user, sent, opened } = openPage(page, [reply(calls.registerAccount, { data: account })])
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Register' }))
    const summary = screen.getByRole('alert')
    await user.click(within(summary).getByRole('link', { name: askForTerms }))
    expect(screen.getByRole('checkbox')).toHaveFocus()
    expect(sent(calls.registerAccount)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(opened).toEqual(['/?registered']))
    expect(sent(calls.registerAccount)[0]?.body).toMatchObject({ terms_accepted: false })
  })

  it('says without JavaScript, too, that it was asked for the terms', () => {
    const form = { typed: {}, errors: { terms_accepted: [askForTerms] }, message: 'Check what you entered' }
    showPage({ ...page, form })
    expect(document.querySelector('[name=terms_asked]')).toHaveValue('yes')
    expect(screen.getByRole('checkbox')).not.toHaveAttribute('data-missing')
  })

  it("shows the server's error beside its field, and keeps the typed values", async () => {
    const { user } = openPage(page, [refused])
    await fillIn(user)
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect(await screen.findByRole('alert')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken)
    expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('seven-green-bicycles')
  })

  it('lists the errors in the order of the fields', async () => {
    const { user } = openPage(page)
    await user.click(screen.getByRole('button', { name: 'Register' }))
    const lines = within(screen.getByRole('alert')).getAllByRole('link')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Enter your first name',
      'Enter your last name',
      'Enter an email address',
      'Enter a phone number',
      'Enter a password',
      'Enter the password again',
      askForTerms,
    ])
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/8 characters.* Enter a password$/)
    await user.type(screen.getByLabelText('Password'), 'seven-green-bicycles')
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/8 characters[^E]*$/)
  })

  it('lists the areas of the chosen state', async () => {
    const { user } = openPage(page, [areasOfAbia])
    await user.selectOptions(lga(), 'Chanchaga')
    const button = screen.getByText('List the areas of this state')
    expect(button).not.toBeVisible()
    expect(button).toHaveAttribute('type', 'button')
    await user.selectOptions(screen.getByLabelText(/^State/), 'Abia')
    expect(await screen.findByRole('option', { name: 'Aba North' })).toBeInTheDocument()
    expect(lga()).toHaveValue('')
    expect(screen.queryByRole('option', { name: 'Chanchaga' })).toBeNull()
    await user.selectOptions(screen.getByLabelText(/^State/), '')
    expect(within(lga()).getByRole('option')).toHaveTextContent('Choose the state first')
    expect(lga()).toBeDisabled()
  })

  it('lists the areas of the state that the browser has restored after a reload', async () => {
    const portal = fakePortal([areasOfAbia])
    stubNetwork(portal)
    showPage(page)
    screen.getByLabelText<HTMLSelectElement>(/^State/).value = '1'
    startPage(() => {})
    expect(lga()).toBeDisabled()
    expect(within(lga()).getByRole('option')).toHaveTextContent('Loading')
    expect(await screen.findByRole('option', { name: 'Aba North' })).toBeInTheDocument()
    expect(lga()).not.toBeDisabled()
  })

  it('lists the areas of the state chosen last, also when those of another arrive later', async () => {
    const areasOfKano = reply(places.listLgas, { data: [{ id: 9, list: 'Dala', state_id: 2 }] }, ({ path }) =>
      path.endsWith('/2'),
    )
    const { user } = openPage({ ...page, states: [...page.states, { id: 2, name: 'Kano' }] }, [
      areasOfKano,
      areasOfAbia,
    ])
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const connected = globalThis.fetch
    const { promise: late, resolve: isHere } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', async (address: string) => {
      const areas = await connected(address)
      if (!address.endsWith('/1')) return areas
      await arrived
      vi.spyOn(areas, 'json')
      isHere(areas)
      return areas
    })
    await user.selectOptions(screen.getByLabelText(/^State/), 'Abia')
    await user.selectOptions(screen.getByLabelText(/^State/), 'Kano')
    await screen.findByRole('option', { name: 'Dala' })
    arrive()
    const json = vi.mocked((await late).json)
    await waitFor(() => expect(json).toHaveResolved())
    expect(
      within(lga())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose', 'Dala'])
  })

  it('has a retry button if the areas could not be loaded', async () => {
    const { user } = openPage(page, [noAnswer(places.listLgas), areasOfAbia])
    await user.selectOptions(screen.getByLabelText(/^State/), 'Abia')
    await screen.findByRole('option', { name: 'The choices could not be loaded' })
    await user.click(screen.getByRole('button', { name: 'List the areas of this state' }))
    expect(await screen.findByRole('option', { name: 'Aba North' })).toBeInTheDocument()
  })
})
