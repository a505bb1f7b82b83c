import * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, reply } from '../../testing/fake-portal.ts'
import { openPage, showPage } from '../../testing/signed-out-page.ts'

const done = reply(calls.resetPassword, { message: 'Your password was changed. Now log in with it.' })

async function fillIn(user: ReturnType<typeof openPage>['user']) {
  await user.type(screen.getByLabelText('New password'), 'nine-yellow-boats')
  await user.type(screen.getByLabelText('Repeat the new password'), 'nine-yellow-boats')
}

describe('a forgotten password', () => {
  it('is found from the sign-in page, and says what to do without mail', async () => {
    showPage({ name: 'sign-in' })
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot')
    showPage({ name: 'forgot', sendsMail: true })
    expect(screen.getByRole('link', { name: 'I have a code' })).toHaveAttribute('href', '/reset')
  })

  it('leads to the counter where the portal sends no mail, and promises none', () => {
    showPage({ name: 'forgot', sendsMail: false })
    expect(screen.getByText(/^The portal sends no mail at present/)).toBeVisible()
    expect(screen.getByText(/^Go to the ministry with something that shows who you are/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'I have a code' })).toHaveAttribute('href', '/reset')
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('is asked for once by a double click, and leads to the page that says so', async () => {
    const { user, opened, sent } = openPage({ name: 'forgot', sendsMail: true }, [
      reply(calls.forgotPassword, { message: 'Sent' }),
    ])
    await user.type(screen.getByLabelText('Email'), 'amina@example.com')
    await user.dblClick(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(opened).toEqual(['/forgot?sent']))
    expect(sent(calls.forgotPassword)).toHaveLength(1)
    showPage({ name: 'forgot', isSent: true, sendsMail: true })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Look into your mail')
  })

  it('can be asked for with a phone number where the portal sends SMS', async () => {
    const { user, sent } = openPage({ name: 'forgot', sendsMail: true, sendsSms: true }, [
      reply(calls.forgotPassword, { message: 'Sent' }),
    ])
    await user.type(screen.getByLabelText('Email or phone number'), '0803 123 4567')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent(calls.forgotPassword)[0]?.body).toEqual({ email: '0803 123 4567' }))
    showPage({ name: 'forgot', isSent: true, sendsMail: false, sendsSms: true })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Look at your phone')
    showPage({ name: 'forgot', isSent: true, sendsMail: true, sendsSms: true })
    expect(screen.getByText(/by SMS to a phone number that an owner confirmed/)).toBeVisible()
  })

  it('is replaced with the code from the counter', async () => {
    const { user, opened, sent } = openPage({ name: 'reset' }, [done])
    await user.type(screen.getByLabelText('Email'), 'amina@example.com')
    await user.type(screen.getByLabelText('Code from the ministry'), 'k7mp-2xwr-q9ab')
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(opened).toEqual(['/?reset']))
    expect(sent(calls.resetPassword)[0]?.body).toMatchObject({ email: 'amina@example.com', code: 'k7mp-2xwr-q9ab' })
  })

  it('says that a link was used, without a field for it', async () => {
    const message = 'This link is not valid any more. Ask for a new one.'
    const errors = { token: [message] }
    const refused = refusal(calls.resetPassword, { code: 'invalid_input', status: 422, message, errors })
    const { user } = openPage({ name: 'reset', token: 'a-token' }, [refused])
    expect(screen.queryByLabelText('Email')).toBeNull()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    showPage({ name: 'reset', token: 'a-token', form: { typed: {}, errors: { token: [message] }, message } })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })
})
