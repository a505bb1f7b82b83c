import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/signed-out-page.ts'
import { enhanceForm } from './enhance-form.ts'

afterEach(() => vi.unstubAllGlobals())

it('says that nothing was sent when the script itself fails, keeps what was typed, and can be sent again', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  showPage({ name: 'forgot', sendsMail: true })
  const [form] = document.forms
  const send = vi.fn(async () => {
    throw new TypeError('undefined is not a function')
  })
  if (form) enhanceForm(form, send)
  const user = userEvent.setup({ delay: null })
  await user.type(screen.getByLabelText('Email'), 'amina@example.com{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This page made a mistake and sent nothing.')
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com')
  expect(reported).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).toHaveBeenCalledTimes(2)
})
