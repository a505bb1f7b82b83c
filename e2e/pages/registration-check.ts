import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** The page where the owner checks the application before submitting it. */
export function registrationCheckPage(page: Page) {
  return {
    title: title(page, 'Check your answers before you submit'),
    section: (name: string) => page.getByRole('region', { name, exact: true }),
    change: (what: string) => page.getByRole('link', { name: `Change ${what}` }),
    confirm: page.getByRole('button', { name: 'Confirm and submit' }),
  }
}

/** The page after the application was submitted. */
export function registrationSubmittedPage(page: Page) {
  return {
    title: title(page, 'Application submitted'),
    body: page.getByRole('main'),
    back: page.getByRole('link', { name: 'Back to the registration' }),
  }
}
