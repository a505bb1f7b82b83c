import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** The owner's facilities as cards. */
export function myFacilitiesPage(page: Page) {
  const cards = page.getByRole('list', { name: 'Your facilities' })
  return {
    title: title(page, 'Facility Registration'),
    cards,
    cardOf: (facility: string) => cards.getByRole('listitem').filter({ hasText: facility }),
    start: (facility: string) => page.getByRole('button', { name: `Start Registration of ${facility}` }),
    renew: (facility: string) => page.getByRole('button', { name: `Renew Registration of ${facility}` }),
    continue: (facility: string) => page.getByRole('link', { name: `Continue the registration of ${facility}` }),
    view: (facility: string) => page.getByRole('link', { name: `View registration of ${facility}` }),
    rest: (facility: string) => page.getByRole('link', { name: `Staff, documents and payment of ${facility}` }),
    open: () => page.goto('/admin/registration'),
  }
}
