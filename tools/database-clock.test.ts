import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
/** Whatever asks the database for the time. JavaScript's own `Date.now()` is the portal's clock. */
const databaseClock =
  /(?<![.\w])(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\(\)|\bcurrent_(?:date|timestamp|time)\b|\blocaltime(?:stamp)?\b|(?<![.\w])age\(/i

const asksForTime = (path: string) => databaseClock.test(readFileSync(join(root, path), 'utf8'))

it('asks the database for the time only where servers with different clocks must agree, never in a rule', () => {
  const sources = sourceFiles(root, 'server').filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|^server\/testing\//.test(path),
  )
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter(asksForTime)).toEqual([
    // For how many seconds a server reads an import.
    'server/records/imports/lease.ts',
    // When a row was written, where the caller does not say it.
    'server/records/messages/notifications.ts',
    // How long a message has been in the hands of a server, and when it is given to another one.
    'server/records/messages/outbox-delivery.ts',
    // For how many seconds a server holds an upload.
    'server/records/shared/upload-locks.ts',
  ])
})

it('uses the time of the database in migrations only as the default of a column', () => {
  const migrations = sourceFiles(root, 'server/database/migrations').filter((path) => path.endsWith('.sql'))
  const asking = migrations.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => databaseClock.test(line.replace(/--.*/, '').replace(/\bdefault now\(\)/g, '')))
      .map(() => path),
  )
  expect(migrations.length).toBeGreaterThan(40)
  expect(asking).toEqual([
    // Both functions were replaced in migration 0045, which decides by the moment at which the registration was started.
    'server/database/migrations/0005-registrations.sql',
    'server/database/migrations/0020-ended-registrations.sql',
  ])
})

it.each(['select now()', 'where d < current_date', 'select LOCALTIMESTAMP', 'age(expiry_date)', 'CLOCK_TIMESTAMP()'])(
  'recognises %s',
  (text) => {
    expect(databaseClock.test(text)).toBe(true)
  },
)

it.each(['Date.now()', 'context.now', 'performance.now()', 'const current_dates = 1', 'page(1)'])(
  'lets %s pass',
  (text) => {
    expect(databaseClock.test(text)).toBe(false)
  },
)
