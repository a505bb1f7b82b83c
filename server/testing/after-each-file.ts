// Runs with every test file of the server; the files of one worker share what they import.
import { afterAll } from 'vitest'
import { endTestApps } from './test-app.ts'
import { closeTestDatabases } from './test-database.ts'

afterAll(async () => {
  await endTestApps()
  await closeTestDatabases()
})
