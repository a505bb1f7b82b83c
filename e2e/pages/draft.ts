import type { Page } from '@playwright/test'

/** The draft messages of a long form. */
export function draftOn(page: Page) {
  return {
    saved: page.getByText('Draft saved.'),
    restored: page.getByText('We kept what you typed on'),
    discard: page.getByRole('button', { name: 'Discard' }),
  }
}
