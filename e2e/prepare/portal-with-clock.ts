import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { closeTestApps, type TestApp, testApp } from '@portal/server/testing/test-app.ts'
import { closeTestDatabases } from '@portal/server/testing/test-database.ts'
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts a portal inside the test process, whose clock the test can set. The clock of the built portal cannot be changed. */
export const test = base.extend<{ portal: TestApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  portal: async ({}, use) => {
    // A private PostgreSQL, where there is one, takes half the processor time of the embedded database.
    const postgres = findPostgres() ? await startTestPostgres() : undefined
    if (postgres) Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url })
    const portal = await testApp(undefined, { webFolder })
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    await use(portal)
    await closeTestApps()
    await closeTestDatabases()
    await postgres?.stop()
  },
  baseURL: ({ portal }, use) => use(portal.app.listeningOrigin),
})
