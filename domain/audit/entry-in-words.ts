import { auditWords } from './audit-words.ts'
import type { AuditedAction, AuditedKind } from './audited-actions.ts'

/** What an entry is about, in words before its name or number. */
export const auditKindWords: Record<AuditedKind, string> = {
  registration: 'registration',
  facility: 'facility',
  account: 'the account of',
  payment: 'payment',
  penalty: 'penalty',
  certificate: 'certificate',
  letter: 'letter',
  document: 'document',
  invoice: 'invoice',
  representation: 'representation',
  bank_account: 'bank account',
  setting: 'settings',
  catalogue: 'catalogue entry',
  fee: 'fee',
  key: 'key',
  record: 'audit record',
  concern: 'concern',
  inspection: 'inspection',
  corrective_action: 'corrective action',
  import: 'import',
  export: 'list',
  table: 'the table',
  call: 'the call',
  job: 'the job',
  program: 'the program',
}

/** Who did it, if nobody was logged in. */
export function doerInWords(actor: { name: string } | null, address: string | null): string {
  if (actor) return actor.name
  return address === null ? 'The portal' : 'Somebody'
}

interface Said {
  action: AuditedAction
  about: { kind: AuditedKind; id: string | null; name: string | null }
}

/** What was done, without who did it: 'approved registration APP-2026-000123'. */
export function deedInWords({ action, about: { kind, id, name } }: Said): string {
  const thing = [auditKindWords[kind], name ?? id].filter(Boolean).join(' ')
  // A page that was printed is recorded about its registration, a PDF about its issue.
  const isPaper = kind === 'certificate' && (action === 'print_certificate' || action === 'print_statement')
  return (isPaper ? 'printed #' : auditWords[action]).replace('#', thing)
}
