import type { Page } from '@playwright/test'

/** What a long form says of the draft that it keeps. */
export function draftOn(page: Page) {
  return {
    saved: page.getByText('Draft saved.'),
    putBack: page.getByText('We kept what you typed on'),
    discard: page.getByRole('button', { name: 'Discard' }),
  }
}
