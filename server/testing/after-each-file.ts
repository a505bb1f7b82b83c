// Runs with every test file of the server; the files of one worker share what they import.
import { afterAll } from 'vitest'
import { setNewAuditKeys } from './audit/new-audit-keys.ts'
import { closeTestApps } from './test-app.ts'
import { closeTestDatabases } from './test-database.ts'

setNewAuditKeys()

afterAll(async () => {
  await closeTestApps()
  await closeTestDatabases()
})
