import type { Facts } from './recorded-facts.ts'

// The state of what an entry is about, as `npm run audit:verify` compares it with the tables: only columns that the portal
// changes together with an entry. `compared-tables.ts` reads the same from the tables.

/** The columns of a registration that are compared. */
const registrationColumns = [
  'status',
  'submitted_at',
  'approved_at',
  'valid_from',
  'expiry_date',
  'processed_by',
  'processed_at',
  'extended_at',
  'ended_at',
] as const

type RegistrationRow = Readonly<Record<(typeof registrationColumns)[number], string | number | null>>

/** The state of a registration after a change of some of its columns. */
export function stateOfRegistration(row: RegistrationRow, changed: Partial<RegistrationRow> = {}): Facts {
  const after = { ...row, ...changed }
  return Object.fromEntries(registrationColumns.map((column) => [column, after[column]]))
}

/** The state of a registration that was just started. */
export function stateOfNewRegistration(status: string): Facts {
  return { ...Object.fromEntries(registrationColumns.map((column) => [column, null])), status }
}

interface Paper {
  kind: string
  registration_id: number
  issue_date: string
  expiry_date: string
}

/** The state of a certificate or statement. */
export function stateOfPaper({ kind, registration_id, issue_date, expiry_date }: Paper): Facts {
  return { kind, registration_id, issue_date, expiry_date }
}

/** How a certificate or statement is called in the record. */
export function idOfPaper({ number, issue }: { number: string; issue: number }): string {
  return `${number}, issue ${issue}`
}

/** The state of a payment. Until it is decided, its owner may correct the amount. */
export function stateOfPayment(status: string, amount_kobo: number): Facts {
  return { status, amount_kobo: status === 'submitted' ? null : amount_kobo }
}

interface Account {
  privilege_type: string
  duties: readonly string[]
  disabled_at: string | null
}

/** What an account may do. */
export function stateOfAccount({ privilege_type, duties, disabled_at }: Account): Facts {
  return { privilege_type, duties: duties.toSorted(), is_disabled: disabled_at !== null }
}

interface Standing {
  closed_from: string | null
  restrictions: readonly { id: number; kind: string; from_date: string; until_date: string | null }[]
}

/** How a facility stands with the ministry. */
export function stateOfFacility({ closed_from, restrictions }: Standing): Facts {
  return {
    closed_from,
    restrictions: restrictions.map(({ id, kind, from_date, until_date }) => ({ id, kind, from_date, until_date })),
  }
}
