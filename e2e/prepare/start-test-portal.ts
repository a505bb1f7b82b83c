import { fileURLToPath } from 'node:url'
import type { MessageSettings } from '@portal/server/messages/message-config.ts'
import { setNewAuditKeys } from '@portal/server/testing/audit/new-audit-keys.ts'
import { closeTestApps, type TestApp, testApp } from '@portal/server/testing/test-app.ts'
import { closeTestDatabases } from '@portal/server/testing/test-database.ts'
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts a portal inside the test process, for what cannot be changed in the built portal: its clock, or its mail server. */
export async function startTestPortal(
  messages: MessageSettings = {},
): Promise<{ portal: TestApp; stop: () => Promise<void> }> {
  // A private PostgreSQL, where there is one, takes half the processor time of the embedded database.
  const postgres = findPostgres() ? await startTestPostgres() : undefined
  if (postgres) Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url })
  setNewAuditKeys()
  const portal = await testApp(undefined, { webFolder, messages })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    portal,
    stop: async () => {
      await closeTestApps()
      await closeTestDatabases()
      await postgres?.stop()
    },
  }
}
