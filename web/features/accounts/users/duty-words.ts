import type { Duty } from '@portal/domain/accounts/capabilities.ts'

/** What each duty allows, for the screens on which duties are read and given. */
export const dutyWords: Record<Duty, { label: string; hint: string }> = {
  review: {
    label: 'Review',
    hint: 'Consider applications, comment on them, correct them, and record them for people who come with papers.',
  },
  inspect: { label: 'Inspect', hint: 'Plans and carries out inspections, and answers what owners reply.' },
  decide: {
    label: 'Decide',
    hint: 'Approve, temporarily approve and decline registrations, accept changes, close and penalise facilities.',
  },
  finance: { label: 'Finance', hint: 'Fees, payments, invoices, and the ministry’s bank account.' },
  catalogue: {
    label: 'Catalogue',
    hint: 'Types of facility, parts, requirements and questions; states, LGAs and wards.',
  },
  settings: { label: 'Settings', hint: 'The ministry’s settings and the people who sign certificates.' },
  users: { label: 'Users', hint: 'Invite officers, give duties, disable accounts and reset passwords.' },
  audit: { label: 'Audit', hint: 'The audit record: read it, check it and download it.' },
}

/** The names of duties in one line. */
export function dutiesInWords(duties: readonly Duty[]): string {
  if (duties.length === 0) return 'Reads only'
  return duties.length === Object.keys(dutyWords).length
    ? 'All'
    : duties.map((duty) => dutyWords[duty].label).join(', ')
}
