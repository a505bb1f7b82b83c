import type { Page } from '@playwright/test'

/** What leads from a case that was opened out of the queue to the one behind it. */
export function queueOn(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Queue' })
  return {
    bar,
    next: bar.getByRole('link', { name: 'Next case' }),
    back: bar.getByRole('link', { name: 'Back to the queue' }),
  }
}
