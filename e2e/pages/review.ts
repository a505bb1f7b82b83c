import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** The owner's review of all registrations. */
export function reviewPage(page: Page) {
  return {
    title: title(page, 'Review'),
    of: (facility: string) => page.getByRole('region', { name: facility, exact: true }),
    view: (facility: string) => page.getByRole('link', { name: `View registration of ${facility}` }),
  }
}
