import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** Every penalty, for officers. */
export function penaltiesPage(page: Page) {
  const table = page.getByRole('table', { name: 'Penalties' })
  return {
    title: title(page, 'Penalities and Fines'),
    total: page.locator('dl > div', { hasText: 'Total Number of Facilities Penalized' }),
    rowOf: (facility: string) => table.getByRole('row', { name: facility }),
  }
}
