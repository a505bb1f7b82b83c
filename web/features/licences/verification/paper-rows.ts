import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import { notRecorded } from '@portal/domain/facilities/not-recorded.ts'
import { printedDate } from '@portal/domain/papers/printed-date.ts'
import { wordings } from '@portal/domain/papers/wordings.ts'

type Stated = NonNullable<CheckedPaper['stated']>
type InCode = 'kind' | 'issue' | 'facility_name' | 'category' | 'lga' | 'issue_date' | 'expiry_date'

/** What a certificate or statement states. Its code holds less than the portal knows: no address, people or conditions. */
export type PaperFacts = { number: string } & Pick<Stated, InCode> & Partial<Omit<Stated, InCode>>

/** What must be printed on a paper, line by line, with the labels and dates of the paper. */
export function paperRows(facts: PaperFacts): { label: string; value: string }[] {
  const { kind, number, facility_name, category, address, lga, conditions = [] } = facts
  const { title, numbered } = wordings[kind]
  return [
    { label: 'Paper', value: title },
    { label: numbered, value: number },
    { label: 'Facility', value: facility_name },
    ...rowOf('Address', address),
    { label: 'Category', value: category },
    { label: 'Local government area', value: lga },
    ...rowOf('Owner', facts.owner_name),
    ...rowOf('Operating officer', facts.operating_officer),
    ...rowOf('Issue', issueInWords(facts)),
    { label: 'Issue date', value: facts.issue_date === null ? notRecorded : printedDate(facts.issue_date) },
    { label: 'Expiry date', value: printedDate(facts.expiry_date) },
    ...rowOf('Recorded in the register', facts.recorded_on && printedDate(facts.recorded_on)),
    ...conditions.map(({ text, due_date }, index) => ({
      label: conditions.length === 1 ? 'Condition' : `Condition ${index + 1}`,
      value: due_date === null ? text : `${text} By ${printedDate(due_date)}.`,
    })),
  ]
}

/** The pieces of a text between which a line may break: a number breaks behind its slashes, as on the paper, not within a year. */
export function piecesOf(text: string): string[] {
  return text.match(/[^/]+\/*|\/+/g) ?? []
}

/** A paper names its issue once it was printed again. A code alone does not hold the day of that. */
function issueInWords({ issue, reissued_on }: PaperFacts): string | undefined {
  if (issue === 1) return undefined
  return reissued_on ? `${issue}, of ${printedDate(reissued_on)}` : `${issue}, with the day on which it was printed`
}

function rowOf(label: string, value: string | null | undefined) {
  return value ? [{ label, value }] : []
}
