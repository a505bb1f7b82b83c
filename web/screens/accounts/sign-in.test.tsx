import * as calls from '@portal/contract/accounts/calls/account.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { beginSession } from '../../api/session.ts'
import { noAnswer, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { owner } from '../../testing/sessions.ts'
import { htmlOf, openPage, showPage } from '../../testing/signed-out-page.ts'

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
const session = {
  token: 'secret-token',
  user: amina,
  duties: [],
  must_change_password: false,
  must_set_up_second_factor: false,
}
const begun = { ...owner, must_set_up_second_factor: false }
const welcome = reply(calls.login, session)
const wrong = refusal(calls.login, { code: 'wrong_credentials', status: 401, message: 'Invalid email or password' })

async function fillIn(user: ReturnType<typeof openPage>['user']) {
  await user.type(screen.getByLabelText('Email'), 'amina@example.com')
  await user.type(screen.getByLabelText('Password'), 'seven-green-bicycles{Enter}')
}

describe('the sign-in page without JavaScript', () => {
  it('is an HTML form with the names of the portal and the ministry', () => {
    showPage({ name: 'sign-in' })
    expect(document.forms[0]?.method).toBe('post')
    expect(document.forms[0]?.getAttribute('action')).toBe('/')
    expect(screen.getByText('Niger State Ministry of Health', { selector: 'header span' })).toBeInTheDocument()
    expect(screen.getByText('Facility Licensing Portal')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  })

  it('shows the errors and the typed values, but never a password', () => {
    const form = { typed: { email: 'amina@example.com' }, errors: {}, message: 'Invalid email or password' }
    showPage({ name: 'sign-in', form })
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password')
    expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('takes a phone number in place of the email, and says so where the portal sends SMS', () => {
    showPage({ name: 'sign-in' })
    expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email')
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby')
    showPage({ name: 'sign-in', sendsSms: true })
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Or the phone number that you confirmed')
  })

  it('keeps the return address of the page where the session ended', () => {
    showPage({ name: 'sign-in', back: '/admin/registration/7?step=check' })
    expect(document.forms[0]?.getAttribute('action')).toBe('/?back=%2Fadmin%2Fregistration%2F7%3Fstep%3Dcheck')
    expect(screen.getByText('Please log in to continue where you were.')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Questions? Call +234 803 111 2222Monday to Friday')
  })

  it('escapes typed values in the HTML', () => {
    const form = { typed: { email: '"><script>alert(1)</script>' }, errors: {}, message: '<b>' }
    expect(htmlOf({ name: 'sign-in', form })).not.toMatch(/<script>alert|<b>/)
  })
})

describe('signing in', () => {
  it('stores only what the portal needs, opens the dashboard and shows a greeting there', async () => {
    const { user, opened } = openPage({ name: 'sign-in' }, [welcome])
    await fillIn(user)
    await waitFor(() => expect(opened).toEqual(['/dashboard']))
    expect(Object.keys(localStorage)).toEqual(['session'])
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toEqual({
      token: 'secret-token',
      id: 2,
      first_name: 'Amina',
      privilege_type: 'user',
      duties: [],
      must_change_password: false,
      must_set_up_second_factor: false,
    })
    expect({ ...sessionStorage }).toEqual({ message: 'Welcome back' })
  })

  it('shows that email or password are wrong, and keeps both', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const { user, opened } = openPage({ name: 'sign-in' }, [wrong])
    await fillIn(user)
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Invalid email or password')
    expect(summary).toHaveFocus()
    expect(document.getElementById('toasts')).toHaveTextContent('Invalid email or password')
    const [hideToast] = timers.mock.calls.find(([, delay]) => delay === 3000) ?? []
    timers.mockRestore()
    hideToast?.()
    expect(document.getElementById('toasts')?.children).toHaveLength(0)
    expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('seven-green-bicycles')
    expect(localStorage.getItem('session')).toBeNull()
    expect(opened).toEqual([])
  })

  it('asks for the code of the app after the right password, without a warning', async () => {
    const message = 'Enter the code that your authenticator app shows, or a recovery code'
    const problem = { code: 'second_factor_needed', status: 401, message } as const
    const asks = refusal(calls.login, { ...problem, errors: { code: [message] } })
    const { user, opened, sent } = openPage({ name: 'sign-in' }, [asks, welcome])
    expect(screen.getByLabelText('Code')).not.toBeVisible()
    await fillIn(user)
    await waitFor(() => expect(screen.getByLabelText('Code')).toBeVisible())
    expect(document.getElementById('toasts')?.children).toHaveLength(0)
    await user.type(screen.getByLabelText('Code'), '123456{Enter}')
    await waitFor(() => expect(opened).toEqual(['/dashboard']))
    expect(sent(calls.login)[1]?.body).toMatchObject({ password: 'seven-green-bicycles', code: '123456' })
  })

  it('can be repeated after an error', async () => {
    const { user, opened } = openPage({ name: 'sign-in' }, [wrong, welcome])
    await fillIn(user)
    await screen.findByRole('alert')
    const button = screen.getByRole('button', { name: 'Log in' })
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([null, null])
    await user.click(button)
    await waitFor(() => expect(opened).toEqual(['/dashboard']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reports empty fields without a request', async () => {
    const { user, sent } = openPage({ name: 'sign-in' })
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address')
    await user.click(screen.getByRole('link', { name: 'Enter your password' }))
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await user.type(screen.getByLabelText('Email'), 'amina@example.com')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('')
    expect(screen.queryByText('Enter an email address')).toBeNull()
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getAllByText('Enter your password')).toHaveLength(2)
    expect(sent(calls.login)).toHaveLength(0)
  })

  it('is sent once on repeated clicks', async () => {
    const { user, sent } = openPage({ name: 'sign-in' }, [wait(calls.login)])
    await fillIn(user)
    const button = screen.getByRole('button', { name: 'Logging in' })
    await user.dblClick(button)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(sent(calls.login)).toHaveLength(1)
  })

  it('shows an error if the portal cannot be reached', async () => {
    const { user } = openPage({ name: 'sign-in' }, [noAnswer(calls.login), wrong])
    await fillIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the portal. Check your connection and try again.',
    )
    expect(screen.getByText(/You are offline/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password'))
    expect(screen.queryByText(/You are offline/)).toBeNull()
  })

  it.each([
    ['the page of a captive portal', '<!doctype html><title>Hotel</title>'],
    ['a reply without a session', '{"user":{"id":2}}'],
  ])('begins no session with %s', async (_, body) => {
    const { user, opened } = openPage({ name: 'sign-in' })
    vi.stubGlobal('fetch', async () => new Response(body))
    await fillIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the portal.')
    expect([opened, localStorage.getItem('session')]).toEqual([[], null])
  })

  it('shows the password with a button that works with the keyboard', async () => {
    const { user } = openPage({ name: 'sign-in' })
    const password = screen.getByLabelText('Password')
    await user.type(password, 'abc')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(password).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveTextContent('Hide')
    await user.keyboard('{Enter}')
    expect(password).toHaveAttribute('type', 'password')
  })

  it('returns to the page where the session ended', async () => {
    const { user, opened } = openPage({ name: 'sign-in', back: '/admin/all/facilities?page=2' }, [welcome])
    await fillIn(user)
    await waitFor(() => expect(opened).toEqual(['/admin/all/facilities?page=2']))
  })

  it('opens the dashboard if the address leads to another site', async () => {
    const { user, opened } = openPage({ name: 'sign-in', back: '//elsewhere.example' }, [welcome])
    await fillIn(user)
    await waitFor(() => expect(opened).toEqual(['/dashboard']))
  })

  it('redirects people who come back to it after signing in', () => {
    const { opened } = openPage({ name: 'sign-in' })
    beginSession(begun)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(opened).toEqual([])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(opened).toEqual(['/dashboard'])
  })

  it('redirects people who are already signed in', () => {
    beginSession(begun)
    expect(openPage({ name: 'sign-in' }).opened).toEqual(['/dashboard'])
  })
})

describe('the reply to a sign-in form that was sent without JavaScript', () => {
  it('starts the session and redirects', () => {
    const { opened } = openPage({
      name: 'signed-in',
      session,
      to: '/admin/all/facilities?page=2',
    })
    expect(opened).toEqual(['/admin/all/facilities?page=2'])
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toEqual({
      token: 'secret-token',
      id: 2,
      first_name: 'Amina',
      privilege_type: 'user',
      duties: [],
      must_change_password: false,
      must_set_up_second_factor: false,
    })
  })

  it('keeps the duties of an officer, and what must be done first', () => {
    const officer = {
      ...session,
      user: { ...amina, privilege_type: 'admin' as const },
      duties: ['review', 'decide'] as const,
    }
    openPage({
      name: 'signed-in',
      session: { ...officer, duties: [...officer.duties], must_change_password: true, must_set_up_second_factor: true },
      to: '/dashboard',
    })
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject({
      privilege_type: 'admin',
      duties: ['review', 'decide'],
      must_change_password: true,
      must_set_up_second_factor: true,
    })
  })

  it('explains that the portal needs JavaScript', () => {
    showPage({ name: 'signed-in', session, to: '/dashboard' })
    expect(document.body).toHaveTextContent('Turn JavaScript on')
  })
})

describe('a page that does not exist', () => {
  it('links to the sign-in page, and for signed-in people to their dashboard', () => {
    openPage({ name: 'not-found' })
    expect(screen.getByText('Oops! It seems that this page does not exist.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the login page' })).toBeVisible()
    beginSession(begun)
    openPage({ name: 'not-found' })
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Go to the login page' })).toBeNull()
  })
})
