import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** The requirements of one part. */
export function requirementPartPage(page: Page) {
  const requirements = page.getByRole('list', { name: 'Requirements' })
  return {
    title: (part: string) => title(page, part),
    requirements,
    cards: requirements.getByRole('listitem'),
    registerLinks: requirements.getByRole('link', { name: /^Register/ }),
    allParts: page.getByRole('link', { name: 'All parts' }),
    open: (partId: number, facilityId: number) => page.goto(`/admin/requirement-part/${partId}?facility=${facilityId}`),
  }
}
