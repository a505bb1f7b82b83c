import type { Page } from '@playwright/test'
import { title } from './said.ts'

/** Every registration as the officers' queue. */
export function registrationsPage(page: Page) {
  return {
    title: title(page, 'Registrations'),
    searchBox: page.getByRole('searchbox', { name: 'Facility, owner or CAC number' }),
    view: (facility: string) => page.getByRole('link', { name: `View the registration of ${facility}` }),
    open: () => page.goto('/admin/all/registrations'),
  }
}
