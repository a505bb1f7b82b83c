import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { findPostgres } from './tools/postgres-programs.ts'

type Project = NonNullable<TestProjectInlineConfiguration['test']> & { name: string }

// Every test file of the server holds a database of 150 to 400 MB.
const maxWorkers = 2
const isCi = Boolean(process.env.CI)
const project = (test: Project): TestProjectInlineConfiguration => ({ extends: true, test })

// Without a PostgreSQL, npm test has said so loudly; in CI the missing server fails the run.
const hasPostgres = isCi || findPostgres() !== undefined
/** Where the tests run that start the portal but are about no database. */
const quickest = hasPostgres ? 'postgres' : 'embedded'

/** The tests of the server run once on each database; they read which one from TEST_DATABASE. */
function serverTests(database: 'embedded' | 'postgres', globalSetup: string[]): TestProjectInlineConfiguration {
  return project({
    name: `server-${database}`,
    include: ['server/**/*.test.ts'],
    env: { TEST_DATABASE: database, ...(database === quickest ? { TEST_ONCE_HERE: 'yes' } : {}) },
    globalSetup,
    setupFiles: ['server/testing/after-each-file.ts'],
    // Files of the same worker share what they import, which halves the time of many small files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  })
}

export default defineConfig({
  test: {
    maxWorkers,
    reporters: isCi ? ['default', ['json', { outputFile: 'test-reports/unit.json' }]] : ['default'],
    projects: [
      project({ name: 'domain', include: ['domain/**/*.test.ts'], isolate: false }),
      project({ name: 'contract', include: ['contract/**/*.test.ts'], isolate: false }),
      project({ name: 'tools', include: ['{tools,e2e,bench}/**/*.test.ts'], testTimeout: 20_000 }),
      { extends: './web/vitest.config.ts', root: './web', test: { name: 'web', maxWorkers } },
      serverTests('embedded', []),
      ...(hasPostgres ? [serverTests('postgres', ['tools/test-postgres.ts'])] : []),
    ],
  },
})
