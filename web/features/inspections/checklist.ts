import type { ChecklistQuestion, Finding, InspectionPhoto } from '@portal/contract/inspections/finding.ts'
import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import type { FindingOutcome } from '@portal/domain/inspections/inspections.ts'
import { outcomesToCorrect } from '@portal/domain/inspections/visits.ts'

/** A question of a visit with what was found. */
export interface AnsweredQuestion {
  question: ChecklistQuestion
  finding: Finding | undefined
  photos: InspectionPhoto[]
}

/** A part of the checklist. */
export interface ChecklistPart {
  id: number
  name: string
  questions: AnsweredQuestion[]
}

/** The questions of a visit in their order, with what was found and its photos. */
export function answeredQuestions({
  questions,
  findings,
  photos,
}: Pick<InspectionDetails, 'questions' | 'findings' | 'photos'>): AnsweredQuestion[] {
  const found = new Map(findings.map((finding) => [finding.sub_list_id, finding]))
  const shown = Map.groupBy(photos, ({ sub_list_id }) => sub_list_id)
  return questions.map((question) => ({
    question,
    finding: found.get(question.sub_list_id),
    photos: shown.get(question.sub_list_id) ?? [],
  }))
}

/** The questions by the parts of the checklist, in its order. */
export function partsOf(answered: readonly AnsweredQuestion[]): ChecklistPart[] {
  return [...Map.groupBy(answered, ({ question }) => question.part_id)].map(([id, questions]) => ({
    id,
    name: questions[0]?.question.part ?? '',
    questions,
  }))
}

const gaps: readonly (FindingOutcome | undefined)[] = outcomesToCorrect

/** What is not met, critical questions first, then by what was found. */
export function notMet(answered: readonly AnsweredQuestion[]): AnsweredQuestion[] {
  const rank = ({ question, finding }: AnsweredQuestion) =>
    (question.is_critical ? 0 : gaps.length) + gaps.indexOf(finding?.outcome)
  return answered
    .filter(({ finding }) => finding !== undefined && gaps.includes(finding.outcome))
    .toSorted((one, other) => rank(one) - rank(other))
}
