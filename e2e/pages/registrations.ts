import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** Every registration as the officers' queue. */
export function registrationsPage(page: Page) {
  const searchBox = page.getByRole('searchbox', { name: 'Name, owner, phone or number' })
  return {
    title: title(page, 'Registrations'),
    searchBox,
    search: async (words: string) => {
      await searchBox.fill(words)
      await searchBox.press('Enter')
    },
    status: page.getByRole('combobox', { name: 'Status' }),
    rowOf: (facility: string) => page.getByRole('row', { name: facility }),
    view: (facility: string) => page.getByRole('link', { name: `View the registration of ${facility}` }),
    open: () => page.goto('/admin/all/registrations'),
  }
}
