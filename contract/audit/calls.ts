import { auditedActions, auditedKinds } from '@portal/domain/audit/audited-actions.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { date, moment, recordIdText } from '../fields/fields.ts'
import { inFormat } from '../fields/file-format.ts'
import { list, paging } from '../fields/paging.ts'
import { signedLink } from '../fields/signed-link.ts'
import { auditCheck, auditEntry, auditHead } from './audit-entry.ts'
import { exporting } from './call-audit.ts'

const filters = z.object({
  from: date.optional().describe('The first day, in Africa/Lagos.'),
  to: date.optional().describe('The last day.'),
  actor_id: recordIdText.optional().describe('The account of who did it.'),
  action: z.enum(auditedActions, 'Choose one of the actions').optional(),
  about: z.enum(auditedKinds, 'Choose what it is about').optional(),
  about_id: z.string().max(200, 'Use at most 200 characters').optional().describe('The id of what it is about.'),
})

/** The entries of the audit record. */
export const listAuditEntries = call('GET', '/api/audit', {
  feature: 'audit',
  summary: 'The entries of the audit record, the newest first. Reading them is not recorded.',
  may: 'read the audit record',
  query: paging.extend(filters.shape),
  reply: list(auditEntry),
})

/** How far the record is sealed, and what its last check found. */
export const showAuditRecord = call('GET', '/api/audit/record', {
  feature: 'audit',
  summary: 'The newest signed head of the audit record, what is not sealed yet, and the last check.',
  may: 'read the audit record',
  reply: z.object({
    data: z
      .object({
        head: auditHead.nullable().describe('Null until something is sealed.'),
        waiting: z.int().describe('Entries that are not sealed yet, 1,000 at most.'),
        oldest_waiting_at: moment.nullable(),
        check: auditCheck.nullable().describe('The newest check.'),
        nightly_check_at: moment
          .nullable()
          .describe('When the portal last checked by itself; null before the first time.'),
      })
      .meta({ id: 'AuditRecord' }),
  }),
})

/** Begins to check the record. */
export const checkAuditRecord = call('POST', '/api/audit/checks', {
  feature: 'audit',
  summary: 'Check the whole audit record in the background. While a check runs, the reply says how far it is.',
  may: 'read the audit record',
  reply: z.object({ data: auditCheck }),
  audit: { isNotAudited: 'It reads the record and the tables. The check itself is kept.' },
})

/** A link to entries as a file. */
export const linkAuditExport = call('POST', '/api/exports/audit', {
  feature: 'audit',
  summary: 'A link to entries of the audit record as a CSV or Excel file, which works for five minutes.',
  may: 'read the audit record',
  body: filters.extend(inFormat).meta({ examples: [{ from: '2026-01-01', to: '2026-03-31' }] }),
  reply: signedLink('/exports/audit/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('audit record'),
})

/** A link to the signed heads, to be kept outside of the portal. */
export const linkAuditHeads = call('POST', '/api/exports/audit-heads', {
  feature: 'audit',
  summary: 'A link to all signed heads of the audit record, to be kept elsewhere; it works for five minutes.',
  may: 'read the audit record',
  reply: signedLink('/exports/audit-heads/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('heads of the audit record'),
})
