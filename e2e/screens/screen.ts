import type { Page } from '@playwright/test'
import type { Ministry } from '../prepare/ministry.ts'

/** A screen in one of its states. */
export interface Screen {
  name: string
  /** Who opens it. A newcomer is an owner without any records. */
  as: 'nobody' | 'newcomer' | 'owner' | 'officer'
  at: (ministry: Ministry) => string
  /** Text in the main area once the screen has loaded. */
  shows: string
}

/** Opens a screen for the signed-in person and waits until it has loaded. */
export async function openScreen(page: Page, { at, shows }: Pick<Screen, 'at' | 'shows'>, ministry: Ministry) {
  await page.goto(at(ministry))
  await untilShown(page, shows)
}

/** As `openScreen`, but navigates inside the open portal, as its links do. This takes a tenth of the time. */
export async function goToScreen(page: Page, screen: Pick<Screen, 'at' | 'shows'>, ministry: Ministry) {
  // The signed-out pages are separate documents.
  if (!(await isPortalOpen(page))) return openScreen(page, screen, ministry)
  // Leave the previous screen first, because it may show the same text.
  await navigateTo(page, '/nowhere')
  await page.getByRole('heading', { level: 1, name: 'this page does not exist' }).waitFor()
  await navigateTo(page, screen.at(ministry))
  await untilShown(page, screen.shows)
}

/** Whether the signed-in portal is open. */
function isPortalOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.getElementById('root') !== null)
}

/** Navigates to another path of the portal without a page load. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Waits until the main area contains the text, in any letter case, and nothing in it is still loading. */
export async function untilShown(page: Page, shows: string) {
  // waitForFunction checks at every animation frame; a locator checks only every half second after a while.
  await page.waitForFunction((words) => {
    const main = document.querySelector('main')
    return main?.textContent.toLowerCase().includes(words) && !main.querySelector('[aria-busy=true]')
  }, shows.toLowerCase())
}
