import type { Page } from '@playwright/test'

/** Renewal Management: what is past its date, for officers. */
export function renewalsPage(page: Page) {
  return {
    rowOf: (facility: string) =>
      page.getByRole('table', { name: 'Expired registrations' }).getByRole('row', { name: facility }),
  }
}
