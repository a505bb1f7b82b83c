import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** Every facility, for officers. */
export function facilityManagementPage(page: Page) {
  const table = page.getByRole('table', { name: 'Facilities' })
  return {
    title: title(page, /registered under you$/),
    table,
    rows: table.getByRole('row').filter({ has: page.getByRole('cell') }),
    rowOf: (facility: string) => table.getByRole('row', { name: facility }),
    search: async (words: string) => {
      await page.getByRole('searchbox', { name: 'Name, owner, phone or number' }).fill(words)
      await page.keyboard.press('Enter')
    },
    status: page.getByRole('combobox', { name: 'Status' }),
    category: page.getByRole('combobox', { name: 'Type of facility' }),
    lga: page.getByRole('combobox', { name: 'LGA' }),
    clear: page.getByRole('button', { name: 'Clear filters' }),
    manage: (facility: string) => page.getByRole('link', { name: `Manage Registration of ${facility}` }),
    facility: (name: string) => table.getByRole('link', { name, exact: true }),
    nothing: page.getByText('No facility matches'),
    open: () => page.goto('/admin/all/facilities'),
  }
}
