import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { endTestApps, type TestApp, testApp } from '@portal/server/testing/test-app.ts'
import { closeTestDatabases } from '@portal/server/testing/test-database.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Journeys through the years have a portal of their own, whose clock they set. No setting moves the clock of the one that is served. */
export const test = base.extend<{ portal: TestApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  portal: async ({}, use) => {
    const portal = await testApp(undefined, { webFolder })
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    await use(portal)
    await endTestApps()
    await closeTestDatabases()
  },
  baseURL: ({ portal }, use) => use(portal.app.listeningOrigin),
})
