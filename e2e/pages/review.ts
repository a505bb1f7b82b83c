import type { Page } from '@playwright/test'
import { title } from './said.ts'

/** What the owner should know of each registration. */
export function reviewPage(page: Page) {
  return {
    title: title(page, 'Review'),
    of: (facility: string) => page.getByRole('region', { name: facility, exact: true }),
    view: (facility: string) => page.getByRole('link', { name: `View registration of ${facility}` }),
  }
}
