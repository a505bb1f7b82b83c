import type { Page } from '@playwright/test'

/** Renewal Management: expired registrations, for officers. */
export function renewalsPage(page: Page) {
  return {
    rowOf: (facility: string) =>
      page.getByRole('table', { name: 'Expired registrations' }).getByRole('row', { name: facility }),
  }
}
