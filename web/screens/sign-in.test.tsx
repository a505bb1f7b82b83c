import * as calls from '@portal/contract/calls/account.ts'
import { showSummary } from '@portal/contract/calls/dashboard.ts'
import { listFacilities } from '@portal/contract/calls/facilities.ts'
import { exampleOf } from '@portal/contract/example-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { facilityPage } from '../testing/facilities.ts'
import { noAnswer, refusal, reply } from '../testing/fake-portal.ts'
import { renderScreen } from '../testing/render.tsx'

const amina = {
  id: 2,
  first_name: 'Amina',
  last_name: 'Bello',
  email: 'amina@example.com',
  phone_number: '+2348031234567',
  privilege_type: 'user' as const,
  state_id: null,
  local_gov_area_id: null,
  educational_qualification: null,
  address: null,
  employment_status: null,
  certificate_name: null,
  certificate_number: null,
}

async function fillIn(user: ReturnType<typeof renderScreen>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'amina@example.com')
  await user.type(screen.getByLabelText('Password'), 'seven-green-bicycles{Enter}')
}

describe('signing in', () => {
  it('greets, keeps four fields and nothing else, and goes to the dashboard', async () => {
    const { user, address } = renderScreen(paths.signIn(), {
      replies: [
        reply(calls.login, { token: 'secret-token', user: amina }),
        reply(showSummary, exampleOf(showSummary.reply)),
        reply(listFacilities, facilityPage([])),
      ],
    })
    await fillIn(user)
    expect(await screen.findByText('Welcome back')).toBeVisible()
    await waitFor(() => expect(address()).toBe(paths.overview()))
    expect(Object.keys(localStorage)).toEqual(['session'])
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toEqual({
      token: 'secret-token',
      id: 2,
      first_name: 'Amina',
      privilege_type: 'user',
    })
  })

  it('says that email or password are wrong, and keeps the email', async () => {
    const { user } = renderScreen(paths.signIn(), {
      replies: [refusal(calls.login, { code: 'wrong_credentials', status: 401, message: 'Invalid email or password' })],
    })
    await fillIn(user)
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Invalid email or password')
    expect(summary).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com')
    expect(localStorage.getItem('session')).toBeNull()
  })

  it('asks for what was left empty without asking the portal', async () => {
    const { user, sent } = renderScreen(paths.signIn())
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('alert')).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Enter your password' }))
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(sent(calls.login)).toHaveLength(0)
  })

  it('says when the portal cannot be reached', async () => {
    const { user } = renderScreen(paths.signIn(), { replies: [noAnswer(calls.login)] })
    await fillIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the portal. Check your connection and try again.',
    )
    expect(screen.getByText(/You are offline/)).toBeVisible()
  })

  it('shows the password on request, by keyboard alone', async () => {
    const { user } = renderScreen(paths.signIn())
    const password = await screen.findByLabelText('Password')
    await user.type(password, 'abc')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(password).toHaveAttribute('type', 'text')
  })

  it('comes back to the page that asked for it', async () => {
    const asked = `${paths.facilities()}?page=2`
    const { user, address } = renderScreen(asked, {
      replies: [reply(calls.login, { token: 'secret-token', user: amina })],
    })
    expect(await screen.findByText('Please log in to continue where you were.')).toBeVisible()
    await fillIn(user)
    await waitFor(() => expect(address()).toBe(asked))
  })
})
