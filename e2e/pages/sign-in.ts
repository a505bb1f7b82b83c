import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** Landing and sign-in. */
export function signInPage(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' })
  // A password field has no role of its own.
  const password = page.getByLabel('Password', { exact: true })
  const button = page.getByRole('button', { name: 'Log in' })
  return {
    title: title(page, 'Log in'),
    email,
    password,
    button,
    problem: page.getByRole('alert'),
    createAccount: page.getByRole('link', { name: 'Create an account' }),
    open: () => page.goto('/'),
    logIn: async (as: { email: string; password: string }) => {
      await email.fill(as.email)
      await password.fill(as.password)
      await button.click()
    },
  }
}
