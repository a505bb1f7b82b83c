import type { Page } from '@playwright/test'
import { decisions } from './decisions.ts'
import { head, title } from './locators.ts'

/** A facility, its registration and the offered actions. */
export function facilityDetailPage(page: Page) {
  return {
    ...decisions(page),
    title: (facility: string) => title(page, facility),
    head: head(page),
    section: (name: string) => page.getByRole('region', { name, exact: true }),
    penalise: page.getByRole('button', { name: 'Penalise this facility' }),
    registration: page.getByRole('link', { name: 'View registration' }),
    consideration: page.getByRole('link', { name: 'Consideration and Approval' }),
    open: (facilityId: number) => page.goto(`/admin/single-facility/${facilityId}`),
  }
}
