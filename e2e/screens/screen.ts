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

/** As `openScreen`, but from another screen of the portal that is open, as its links do: in a tenth of the time. */
export async function goToScreen(page: Page, screen: Pick<Screen, 'at' | 'shows'>, ministry: Ministry) {
  // Pages without sign-in are documents of their own.
  if (!(await isPortalOpen(page))) return openScreen(page, screen, ministry)
  // What the screen before showed must not be taken for what this one shows.
  await goWithin(page, '/nowhere')
  await page.getByRole('heading', { level: 1, name: 'this page does not exist' }).waitFor()
  await goWithin(page, screen.at(ministry))
  await untilShown(page, screen.shows)
}

/** Whether the page is one of the portal behind the sign-in. */
function isPortalOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.getElementById('root') !== null)
}

/** Goes to another address of the portal without loading the page anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Waits until the page's main part holds the words, in any letter case, and nothing in it is still loading. */
export async function untilShown(page: Page, shows: string) {
  // Looks at every frame that is drawn; a locator or an expectation looks every half second once it has waited a while.
  await page.waitForFunction((words) => {
    const main = document.querySelector('main')
    return main?.textContent.toLowerCase().includes(words) && !main.querySelector('[aria-busy=true]')
  }, shows.toLowerCase())
}
