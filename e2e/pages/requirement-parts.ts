import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** The parts of the requirements of a facility. */
export function requirementPartsPage(page: Page) {
  const parts = page.getByRole('list', { name: 'Parts' })
  return {
    title: (facility: string) => title(page, `Requirements of ${facility}`),
    parts,
    partNames: async () => {
      await parts.waitFor()
      return parts.getByRole('link').allInnerTexts()
    },
    part: (name: string) => parts.getByRole('link', { name, exact: true }),
    answered: page.getByRole('main').getByRole('progressbar').first(),
    answerQuestions: page.getByRole('link', { name: /^(Answer|Continue with) the questions$/ }),
    toRegistration: page.getByRole('link', { name: 'Go to the registration' }),
    open: (facilityId: number) => page.goto(`/admin/requirement/${facilityId}`),
  }
}
