import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** The page on which an owner fills in a section of an application. */
export function applicationTaskPage(page: Page) {
  return {
    title: (section: string) => title(page, section),
    section: (name: string) => page.getByRole('region', { name, exact: true }),
    main: page.getByRole('main'),
    /** To the next section that is not done. */
    next: (section: string) => page.getByRole('link', { name: `Continue: ${section}` }),
    check: page.getByRole('link', { name: 'Check and submit' }),
    back: page.getByRole('link', { name: 'Your application' }),
    open: (registrationId: number, step: string) => page.goto(`/admin/registration/${registrationId}?step=${step}`),
  }
}
