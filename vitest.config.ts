import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testedOnBothDatabases } from './tools/both-databases.ts'
import { findPostgres } from './tools/postgres-programs.ts'

type Project = NonNullable<TestProjectInlineConfiguration['test']> & { name: string }

// Not the zone of Lagos, so that a time is noticed that the portal shows in the zone of the machine.
process.env.TZ = 'America/St_Johns'

// Every test file of the server holds a database of 150 to 400 MB.
const maxWorkers = 3
const isCi = Boolean(process.env.CI)
const project = (test: Project): TestProjectInlineConfiguration => ({ extends: true, test })

// Without a PostgreSQL, npm test has said so loudly; in CI the missing server fails the run.
const hasPostgres = isCi || findPostgres() !== undefined
/** Where the tests run that start the portal but are about no database. */
const quickest = hasPostgres ? 'postgres' : 'embedded'

/** A test that hangs ends. How long a test takes on a busy machine says nothing about the portal. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }

/** Makes the embedded database that tests copy. */
const embeddedTemplate = 'server/testing/embedded-template.ts'

/** The tests of the server on one database; they read which one from TEST_DATABASE. */
function serverTests(database: 'embedded' | 'postgres', globalSetup: string[]): TestProjectInlineConfiguration {
  const isEverything = database === quickest
  return project({
    name: `server-${database}`,
    include: isEverything ? ['server/**/*.test.ts'] : testedOnBothDatabases,
    env: { TEST_DATABASE: database, ...(isEverything ? { TEST_ONCE_HERE: 'yes' } : {}) },
    globalSetup,
    setupFiles: ['server/testing/after-each-file.ts'],
    // Files of the same worker share what they import, which halves the time of many small files.
    isolate: false,
    ...limits,
  })
}

export default defineConfig({
  test: {
    maxWorkers,
    reporters: isCi ? ['default', ['json', { outputFile: 'test-reports/unit.json' }]] : ['default'],
    projects: [
      project({ name: 'domain', include: ['domain/**/*.test.ts'], isolate: false, ...limits }),
      project({ name: 'contract', include: ['contract/**/*.test.ts'], isolate: false, ...limits }),
      project({
        name: 'tools',
        include: ['{tools,e2e,bench,ops}/**/*.test.ts'],
        globalSetup: [embeddedTemplate],
        ...limits,
      }),
      { extends: './web/vitest.config.ts', root: './web', test: { name: 'web', maxWorkers } },
      serverTests('embedded', [embeddedTemplate]),
      ...(hasPostgres ? [serverTests('postgres', ['tools/test-postgres.ts'])] : []),
    ],
  },
})
