/**
 * The server tests that run on both PostgreSQL and the embedded database. All others run on PostgreSQL only, or on the
 * embedded database if there is no PostgreSQL. docs/decisions/0016-tests-on-two-databases.md says which tests belong here.
 */
export const testedOnBothDatabases = [
  // Connections, the schema with its triggers, and durability.
  'server/database/**/*.test.ts',
  'server/backup/**/*.test.ts',
  'server/cli/admin-create.test.ts',
  'server/jobs/**/*.test.ts',
  'server/messages/delivery.test.ts',
  'server/main.test.ts',
  'server/http/database-unavailable.test.ts',
  // Locks and transactions that wait for each other.
  'server/http/{idempotency,once,resumable-uploads-shared}.test.ts',
  'server/features/registrations/separate-hands.test.ts',
  'server/features/letters.test.ts',
  'server/features/papers-as-pdf.test.ts',
  // Statements that depend on the planner or on the order of text.
  'server/records/search/**/*.test.ts',
  'server/features/places.test.ts',
  // Every call of the contract once, and therefore nearly every SQL statement.
  'server/who-may.test.ts',
]
