import { oldestUnsealed } from '../audit/seal-entries.ts'
import type { Db } from '../database/connect.ts'
import { appliedMigrations } from '../database/migrate.ts'
import type { ReadReplica } from '../database/read-replica.ts'
import { portalVersion } from '../http/version.ts'
import type { MessageSettings } from '../messages/message-config.ts'
import { findNewestCheck } from '../records/audit/audit-checks.ts'
import type { Undelivered } from '../records/messages/undelivered.ts'

type Sample = { value: number } & Record<string, string | number>

/** A figure that is read when somebody asks. */
interface Figure {
  name: string
  help: string
  labels: string[]
  /** It only grows, until the portal is started again. */
  isCounter?: true
  read: (db: Db, now: Date) => Promise<Sample[]>
}

const secondsSince = (moment: string, now: Date) => Math.max(0, (now.getTime() - Date.parse(moment)) / 1000)

/** What is read from the database, a query or two for each. */
export const figuresOfDatabase: Figure[] = [
  {
    name: 'portal_info',
    help: 'The version of the portal and the newest migration of its database.',
    labels: ['version', 'migration'],
    read: async (db) => [{ version: portalVersion, migration: (await appliedMigrations(db)).at(-1) ?? '', value: 1 }],
  },
  {
    name: 'portal_audit_unsealed_seconds',
    help: 'The age of the oldest entry of the audit record that is not sealed.',
    labels: [],
    read: async (db, now) => {
      const oldest = await oldestUnsealed(db)
      return [{ value: oldest === null ? 0 : secondsSince(oldest, now) }]
    },
  },
  {
    name: 'portal_audit_check_findings',
    help: 'How much the newest check of the audit record found; NaN before the first.',
    labels: [],
    read: async (db, now) => {
      const check = await findNewestCheck(db, now)
      return [{ value: check ? check.findings.length : Number.NaN }]
    },
  },
]

/** The messages that are not delivered. How old they are says nothing about a channel that is not set up, where they wait for good. */
export function figuresOfMessages(count: () => Promise<Undelivered[]>, messages: MessageSettings): Figure[] {
  return [
    {
      name: 'portal_messages',
      help: 'Messages of the outbox that are not delivered.',
      labels: ['channel', 'state'],
      read: async () => (await count()).map(({ channel, state, total }) => ({ channel, state, value: total })),
    },
    {
      name: 'portal_messages_oldest_seconds',
      help: 'The age of the oldest message that waits for its delivery, of each channel that is set up.',
      labels: ['channel', 'kind'],
      read: async (_, now) =>
        (await count())
          .filter(({ channel, state }) => state === 'queued' && messages[channel])
          .flatMap(({ channel, oldest, oldest_security }) => [
            { channel, kind: 'any', value: oldest === null ? 0 : secondsSince(oldest, now) },
            { channel, kind: 'security', value: oldest_security === null ? 0 : secondsSince(oldest_security, now) },
          ]),
    },
  ]
}

/** How a standby is read. */
export function figuresOfReplica({ state }: ReadReplica): Figure[] {
  return [
    {
      name: 'portal_replica_lag_seconds',
      help: 'How far the standby is behind; NaN while that is not known.',
      labels: [],
      read: async () => [{ value: ((await state()).lagMs ?? Number.NaN) / 1000 }],
    },
    {
      name: 'portal_replica_is_read',
      help: 'Whether the standby is recent enough to be read: 1 or 0.',
      labels: [],
      read: async () => [{ value: (await state()).isRead ? 1 : 0 }],
    },
    {
      name: 'portal_replica_statements_total',
      help: 'Statements that may run on the standby, by the database that has run them.',
      labels: ['database'],
      isCounter: true,
      read: async () => Object.entries((await state()).statements).map(([database, value]) => ({ database, value })),
    },
  ]
}
