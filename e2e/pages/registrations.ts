import type { Page } from '@playwright/test'
import { title } from './said.ts'

/** Every registration, for officers: their queue. */
export function registrationsPage(page: Page) {
  return {
    title: title(page, 'Registrations'),
    status: page.getByRole('combobox', { name: 'Status' }),
    rowOf: (facility: string) => page.getByRole('row', { name: facility }),
    view: (facility: string) => page.getByRole('link', { name: `View the registration of ${facility}` }),
    search: async (words: string) => {
      await page.getByRole('searchbox', { name: 'Facility, owner or CAC number' }).fill(words)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    },
    open: () => page.goto('/admin/all/registrations'),
  }
}

/** What leads from a case that was opened out of the queue to the one behind it. */
export function queueOn(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Queue' })
  return {
    bar,
    next: bar.getByRole('link', { name: 'Next case' }),
    back: bar.getByRole('link', { name: 'Back to the queue' }),
  }
}
