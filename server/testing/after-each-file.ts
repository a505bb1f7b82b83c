// Runs with every test file of the server; the files of one worker share what they import.
import { afterAll } from 'vitest'
import { closeTestApps } from './test-app.ts'
import { closeTestDatabases } from './test-database.ts'

afterAll(async () => {
  await closeTestApps()
  await closeTestDatabases()
})
