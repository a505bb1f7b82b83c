import type { Page } from '@playwright/test'

/** Renewal Management, for officers. */
export function renewalsPage(page: Page) {
  return {
    choose: (list: 'Due' | 'Open' | 'Late' | 'Done') =>
      page.getByRole('navigation', { name: 'Lists of renewals' }).getByRole('link', { name: list }).click(),
    rowOf: (facility: string) => page.getByRole('main').getByRole('row', { name: facility }),
  }
}
