import type { Page } from '@playwright/test'

/** The navigation bar from one case of the queue to the next. */
export function queueOn(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Queue' })
  return {
    bar,
    next: bar.getByRole('link', { name: 'Next application' }),
    back: bar.getByRole('link', { name: 'Back to the queue' }),
  }
}
