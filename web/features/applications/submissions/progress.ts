import type { Submission } from '@portal/contract/applications/submission.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { listRequirementsOfType } from '@portal/contract/catalogue/calls/catalogue.ts'
import type { Part } from '@portal/contract/catalogue/part.ts'

type Requirement = Reply<typeof listRequirementsOfType>['data'][number]

/** A part of a facility's type, with the progress of its questions. */
export interface PartProgress extends Part {
  requirements: number
  questions: number
  answered: number
}

/** The parts in which a type has requirements, in their order. Answers to removed questions do not count. */
export function progressByPart(
  requirements: readonly Requirement[],
  answers: readonly Pick<Submission, 'sub_list_id'>[],
): PartProgress[] {
  const answered = new Set(answers.map(({ sub_list_id }) => sub_list_id))
  const parts = new Map<number, PartProgress>()
  for (const { part, sub_lists } of requirements) {
    const progress = parts.get(part.id) ?? { ...part, requirements: 0, questions: 0, answered: 0 }
    progress.requirements += 1
    progress.questions += sub_lists.length
    progress.answered += sub_lists.filter(({ id }) => answered.has(id)).length
    parts.set(part.id, progress)
  }
  return [...parts.values()]
}

/** The totals of all parts. */
export function sumProgress(parts: readonly PartProgress[]): { questions: number; answered: number } {
  return {
    questions: parts.reduce((sum, { questions }) => sum + questions, 0),
    answered: parts.reduce((sum, { answered }) => sum + answered, 0),
  }
}
