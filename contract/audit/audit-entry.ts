import { auditedActions, auditedKinds } from '@portal/domain/audit/audited-actions.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'

const facts = z.record(z.string(), z.unknown()).nullable()

/** An entry of the audit record. */
export const auditEntry = z
  .object({
    id: z.int(),
    at: moment,
    actor: z
      .object({ user_id: z.int(), name: z.string().describe('As it was then.') })
      .nullable()
      .describe('Null for what the portal did by itself, and for somebody who was not logged in.'),
    address: z.string().nullable().describe('The network address; null for what the portal did by itself.'),
    action: z.enum(auditedActions),
    about: z.object({
      kind: z.enum(auditedKinds),
      id: z.string().nullable(),
      name: z.string().nullable().describe('Its reference or name today.'),
    }),
    before: facts.describe('What was there before, as far as it changed.'),
    after: facts.describe('What was there afterwards, or what was asked for.'),
    is_sealed: z.boolean().describe('A signed head of the record covers it.'),
  })
  .meta({
    id: 'AuditEntry',
    examples: [
      {
        id: 4711,
        at: '2026-04-08T10:30:00.000Z',
        actor: { user_id: 3, name: 'Amina Bello' },
        address: '102.89.33.10',
        action: 'Approve',
        about: { kind: 'registration', id: '10', name: 'APP-2026-000123' },
        before: { status: 'Awaiting decision' },
        after: { status: 'Approved' },
        is_sealed: true,
      },
    ],
  })
export type AuditEntry = z.output<typeof auditEntry>

/** A signed head of the record: the hash of all entries up to it. */
export const auditHead = z
  .object({
    n: z.int(),
    at: moment,
    entry: z.int().describe('The last entry that it covers.'),
    hash: z.string().describe('SHA-256 in hexadecimal digits.'),
    kid: z.string(),
  })
  .meta({
    id: 'AuditHead',
    examples: [
      {
        n: 42,
        at: '2026-04-08T10:00:00.000Z',
        entry: 4711,
        hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        kid: '5f1c2a90',
      },
    ],
  })
export type AuditHead = z.output<typeof auditHead>

/** A check of the whole record. */
export const auditCheck = z
  .object({
    id: z.int(),
    asked_at: moment,
    asked_by: z.string().nullable().describe('Null if the portal checked by itself at night.'),
    ended_at: moment.nullable().describe('Null while it runs.'),
    entries: z.int().nullable().describe('How many entries were checked.'),
    findings: z.array(z.string()).describe('What is wrong, in words; the first 100.'),
    failure: z.string().nullable().describe('Why the check could not be finished.'),
  })
  .meta({
    id: 'AuditCheck',
    examples: [
      {
        id: 7,
        asked_at: '2026-04-08T10:31:00.000Z',
        asked_by: 'Amina Bello',
        ended_at: '2026-04-08T10:31:04.000Z',
        entries: 4711,
        findings: [],
        failure: null,
      },
    ],
  })
export type AuditCheck = z.output<typeof auditCheck>
