import { kindOfDocument, requiredDocuments } from '@portal/domain/applications/document-kinds.ts'
import type { ReturnableSection } from '@portal/domain/applications/returned-items.ts'
import { rowSections } from '@portal/domain/applications/row-sections.ts'
import type { Task } from '@portal/domain/applications/task-list.ts'
import { placeInWords } from '@portal/domain/facilities/not-recorded.ts'
import { dueOf } from '@portal/domain/money/invoices.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'

type Summary = (details: RegistrationDetails) => string | null | undefined

const answered = { one: '{done} of # question answered', other: '{done} of # questions answered' }
const beds = { one: '# bed', other: '# beds' }
const wards = { one: '# ward', other: '# wards' }

/** What a section holds, in a few words, where these are not a number of rows. */
const summaries: Partial<Record<ReturnableSection, Summary>> = {
  facility: ({ registration: { facility } }) => placeInWords({ ...facility, lga: facility.local_gov_areas.list }),
  applicant: ({ registration: { user } }) => user && `${user.first_name} ${user.last_name}`,
  requirements: ({ totals }) => byNumber(totals.questions, answered).replace('{done}', String(totals.answered)),
  operating_officer: ({ operatingOff: officer }) =>
    officer
      ? [officer.full_name, officer.cert_reg_no && `MDCN ${officer.cert_reg_no}`].filter(Boolean).join(', ')
      : 'Who answers for the care given',
  available_facilities: ({ available_facilities: available }) =>
    available
      ? [byNumber(available.bed_space_capacity, beds), byNumber(available.no_of_wards, wards)].join(', ')
      : 'Beds, rooms, water and electricity',
  documents({ document_names, asked_documents }) {
    const required = requiredDocuments(asked_documents)
    const present = document_names.map((name) => ({ name }))
    const added = required.filter((name) => kindOfDocument(present, name))
    return required.length === 0 ? 'None needed' : `${added.length} of ${required.length} added`
  },
  payment({ invoice, totals }) {
    const due = invoice ? dueOf(invoice) : 0
    if (due > 0) return `${formatNaira(due)} to pay`
    return totals.payments > 0 ? `${formatNaira(totals.paid)} paid` : 'The receipt of your payment'
  },
}

function rowsInWords(section: ReturnableSection, { totals }: RegistrationDetails): string | undefined {
  const rows = rowSections.find((one) => one.section === section)
  return rows && byNumber(totals[rows.list], { one: `# ${rows.one}`, other: `# ${rows.many}` })
}

/** One line on what the page of a task holds. */
export function summaryOf({ sections }: Pick<Task, 'sections'>, details: RegistrationDetails): string {
  return sections.flatMap((section) => summaries[section]?.(details) ?? rowsInWords(section, details) ?? []).join(', ')
}
