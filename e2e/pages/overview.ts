import type { Page } from '@playwright/test'
import { title } from './said.ts'

/** The dashboard of either role. */
export function overviewPage(page: Page) {
  const facilities = page.getByRole('table', { name: 'My Facilities' })
  return {
    title: (firstName: string) => title(page, `Welcome, ${firstName}`),
    facilities,
    recent: page.getByRole('table', { name: 'Recent Facilities' }),
    rowOf: (facility: string) => facilities.getByRole('row', { name: facility }),
    facility: (name: string) => facilities.getByRole('link', { name, exact: true }),
    addFacility: page.getByRole('link', { name: 'Add Facility' }),
    open: () => page.goto('/admin/overview'),
  }
}
