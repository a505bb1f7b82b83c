import { type Browser, test as base, type Page } from '@playwright/test'
import type { Person } from '@portal/server/testing/people.ts'
import type { TestApp } from '@portal/server/testing/test-app.ts'
import { openBrowserAs } from './people.ts'
import { startTestPortal } from './start-test-portal.ts'

/** Starts a portal whose clock the test can set. */
export const test = base.extend<{ portal: TestApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  portal: async ({}, use) => {
    const { portal, stop } = await startTestPortal()
    await use(portal)
    await stop()
  },
  baseURL: ({ portal }, use) => use(portal.app.listeningOrigin),
})

/** Opens a page of such a portal in a new browser context, signed in as one of its people. */
export function enter(browser: Browser, { app }: TestApp, { token, ...user }: Person): Promise<Page> {
  return openBrowserAs(browser, { token, user, duties: [...user.duties] }, app.listeningOrigin)
}
