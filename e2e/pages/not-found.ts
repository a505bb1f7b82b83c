import type { Page } from '@playwright/test'
import { title } from './said.ts'

/** Any address that is none of the portal's, and any screen that is none of the person's. */
export function notFoundPage(page: Page) {
  return {
    title: title(page, 'Oops! It seems that this page does not exist.'),
    notForYou: title(page, 'You cannot open this page'),
    toDashboard: page.getByRole('link', { name: 'Go to your dashboard' }),
    toSignIn: page.getByRole('link', { name: 'Go to the sign-in page' }),
  }
}
