import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** The page where people log in, with the code of a second factor, and the form for a forgotten password. */
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
    enterCode: async (code: string) => {
      await page.getByRole('textbox', { name: 'Code' }).fill(code)
      await button.click()
    },
    chooseNewPassword: async (chosen: string) => {
      await page.getByLabel('New password', { exact: true }).fill(chosen)
      await page.getByLabel('Repeat the new password', { exact: true }).fill(chosen)
      await page.getByRole('button', { name: 'Change password' }).click()
    },
  }
}
