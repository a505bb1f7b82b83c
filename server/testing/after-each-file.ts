// Runs with every test file of the server; the files of one worker share what they import.
import { afterAll } from 'vitest'
import { auditKeysOf, createAuditKey, readAuditKey, useAuditKeys } from '../audit/audit-keys.ts'
import { closeTestApps } from './test-app.ts'
import { closeTestDatabases } from './test-database.ts'

useAuditKeys(auditKeysOf([readAuditKey(createAuditKey())]))

afterAll(async () => {
  await closeTestApps()
  await closeTestDatabases()
})
