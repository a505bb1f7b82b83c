import type { Browser, BrowserContext, Page } from '@playwright/test'
import { address } from '../../e2e/address.ts'
import { slowDown, smallScreen, thirdGeneration } from '../first-load/slow-phone.ts'
import { outcomesUpTo, watchOutcomes } from './watch-outcomes.ts'

const today = 'Valid'
const withoutNetwork = 'Genuine when it was printed'

/** Seconds from reading the code until the first outcome was on the screen, and until the last one was. */
export interface Shown {
  first: number
  last: number
}

/** A phone whose browser keeps files in its own cache only. */
export async function withoutServiceWorker(browser: Browser, code: string): Promise<{ later: Shown }> {
  const context = await browser.newContext({ baseURL: address, ...smallScreen, serviceWorkers: 'block' })
  await openCode(context, code)
  const later = await openCode(context, code)
  await context.close()
  return { later }
}

/** A phone whose browser has the service worker after the first visit. The processor of the worker cannot be slowed down. */
export async function withServiceWorker(browser: Browser, code: string) {
  const context = await browser.newContext({ baseURL: address, ...smallScreen })
  const first = await openCode(context, code, { after: untilKept })
  const later = await openCode(context, code)
  const openPage = await readOnOpenPage(context, code)
  await context.setOffline(true)
  const offline = await openCode(context, code, { isOffline: true })
  await context.close()
  return { first, later, openPage, offline }
}

interface Opening {
  after?: (page: Page) => Promise<unknown>
  isOffline?: boolean
}

/** The phone's own camera opens the address in a new tab. */
async function openCode(
  context: BrowserContext,
  code: string,
  { after, isOffline = false }: Opening = {},
): Promise<Shown> {
  const page = await slowPage(context, isOffline)
  await page.goto(`/verify#${code}`, { waitUntil: 'commit' })
  const shown = await shownOn(page, isOffline ? withoutNetwork : today, 0)
  await after?.(page)
  await page.close()
  return shown
}

/** The page's own scanner changes the address in the same way. */
async function readOnOpenPage(context: BrowserContext, code: string): Promise<Shown> {
  const page = await slowPage(context)
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const readAt = await page.evaluate((digits) => {
    window.location.hash = digits
    return performance.now()
  }, code)
  const shown = await shownOn(page, today, readAt)
  await page.close()
  return shown
}

async function slowPage(context: BrowserContext, isLost = false): Promise<Page> {
  const page = await context.newPage()
  await slowDown(page, { ...thirdGeneration, isLost })
  await watchOutcomes(page)
  return page
}

function untilKept(page: Page): Promise<unknown> {
  return page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
}

async function shownOn(page: Page, last: string, readAt: number): Promise<Shown> {
  const painted = await outcomesUpTo(page, last)
  const secondsTo = (at = Number.NaN) => (at - readAt) / 1000
  return { first: secondsTo(painted[0]?.at), last: secondsTo(painted.at(-1)?.at) }
}
