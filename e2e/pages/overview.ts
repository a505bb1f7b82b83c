import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** The dashboard of either role. */
export function overviewPage(page: Page) {
  const facilities = page.getByRole('list', { name: 'Your facilities' })
  return {
    title: (firstName: string) => title(page, `Welcome, ${firstName}`),
    facilities,
    recent: page.getByRole('table', { name: 'Recent Facilities' }),
    cardOf: (facility: string) => facilities.getByRole('listitem').filter({ hasText: facility }),
    facility: (name: string) => facilities.getByRole('link', { name, exact: true }),
    notifications: page.getByRole('region', { name: 'Notifications' }),
    counter: (label: string) => page.locator('dl > div', { has: page.getByRole('term').filter({ hasText: label }) }),
    chart: (title: string) => page.getByRole('img', { name: `${title}:` }),
    chartSection: (title: string) => page.getByRole('region', { name: title }),
    addFacility: page.getByRole('link', { name: 'Add Facility' }),
    open: () => page.goto('/admin/overview'),
  }
}
