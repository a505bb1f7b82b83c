/**
 * The server tests that run on both PostgreSQL and the embedded database. All others run on PostgreSQL only, or on the
 * embedded database if there is no PostgreSQL. docs/decisions/0016-tests-on-two-databases.md says which tests belong here.
 */
export const testedOnBothDatabases = [
  // Connections, starting, and durability.
  'server/database/embedded/**/*.test.ts',
  'server/database/schema/made-both-ways.test.ts',
  'server/database/failures.test.ts',
  'server/backup/{backup,encrypted-backup,older-backup}.test.ts',
  'server/cli/{admin-create,admin-duties,admin-reset,audit-verify,export}.test.ts',
  'server/main.test.ts',
  'server/start/{disk-full,open-database,process-end}.test.ts',
  'server/http/database-unavailable.test.ts',
  // Locks, and transactions that wait for each other.
  'server/http/idempotency.test.ts',
  'server/auth/shared-limits.test.ts',
  'server/jobs/{fold-tallies,mail-work,send-reminders,write-claim-letters}.test.ts',
  'server/features/applications/registrations/separate-hands.test.ts',
  'server/features/accounts/users/given-duties.test.ts',
  'server/features/accounts/own-account/confirm-phone.test.ts',
  // Statements that depend on the planner or on the order of text.
  'server/records/search/candidates.test.ts',
  'server/features/places/places.test.ts',
  // A certificate has the same bytes on both.
  'server/features/licences/papers-as-pdf.test.ts',
  'server/papers/{record-paper-licences,taken-back-nowhere}.test.ts',
  // Every call of the contract once, and therefore nearly every SQL statement.
  'server/every-call/who-may.test.ts',
]
