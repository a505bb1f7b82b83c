import type { Page } from '@playwright/test'
import type { Ministry } from '../prepare/ministry.ts'

/** A screen in one of its states. */
export interface Screen {
  name: string
  /** Who looks at it; a newcomer is an owner with nothing yet. */
  as: 'nobody' | 'newcomer' | 'owner' | 'officer'
  at: (ministry: Ministry) => string
  /** What its main part holds once it is there. */
  shows: string
}

/** Opens a screen, for whoever is signed in, and waits until nothing on it is still loading. */
export async function openScreen(page: Page, { at, shows }: Pick<Screen, 'at' | 'shows'>, ministry: Ministry) {
  await page.goto(at(ministry))
  await untilShown(page, shows)
}

/** Waits until the page's main part holds the words and nothing in it is still loading. */
export async function untilShown(page: Page, shows: string) {
  // Waits in the page itself, which notices sooner than an expectation that asks every half second.
  const loading = page.locator('[aria-busy=true]')
  await page.getByRole('main').filter({ hasText: shows, hasNot: loading }).waitFor()
}
