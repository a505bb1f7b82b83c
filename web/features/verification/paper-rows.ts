import type { PrintedKind } from '@portal/domain/certificate.ts'
import { dayInWords } from '../../ui/dates.tsx'

/** What a certificate or statement states. Its code holds less than the portal knows: no address and no conditions. */
export interface PaperFacts {
  kind: PrintedKind
  number: string
  facility_name: string
  category: string
  address?: string | undefined
  lga: string
  issue_date: string
  expiry_date: string
  conditions?: readonly { text: string; due_date: string | null }[] | undefined
}

const titles = { certificate: 'Certificate of registration', statement: 'Temporary statement of approval' } as const

/** What must be printed on a paper, line by line. */
export function paperRows(facts: PaperFacts): { label: string; value: string }[] {
  const { kind, number, facility_name, category, address, lga, issue_date, expiry_date, conditions = [] } = facts
  return [
    { label: 'Paper', value: titles[kind] },
    { label: 'Number', value: number },
    { label: 'Facility', value: facility_name },
    { label: 'Category', value: category },
    address === undefined
      ? { label: 'Local government', value: lga }
      : { label: 'Address', value: `${address}, ${lga}` },
    { label: 'Issued', value: dayInWords(issue_date) },
    { label: 'Valid until', value: dayInWords(expiry_date) },
    ...conditions.map(({ text, due_date }, index) => ({
      label: `Condition ${index + 1}`,
      value: due_date === null ? text : `${text} By ${dayInWords(due_date)}.`,
    })),
  ]
}
