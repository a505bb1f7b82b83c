import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** An unknown address, and a screen that the person may not open. */
export function notFoundPage(page: Page) {
  return {
    title: title(page, 'Oops! It seems that this page does not exist.'),
    accessDenied: title(page, 'You cannot open this page'),
    toDashboard: page.getByRole('link', { name: 'Go to your dashboard' }),
    toSignIn: page.getByRole('link', { name: 'Go to the login page' }),
  }
}
