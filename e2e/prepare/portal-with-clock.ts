import { test as base } from '@playwright/test'
import type { TestApp } from '@portal/server/testing/test-app.ts'
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
