import type { showRequirementQuestions } from '@portal/contract/applications/calls/submissions.ts'
import { type Submission, submission } from '@portal/contract/applications/submission.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { listRequirementsOfType, showPart } from '@portal/contract/catalogue/calls/catalogue.ts'
import { part } from '@portal/contract/catalogue/part.ts'
import { requirement } from '@portal/contract/catalogue/requirement.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { noStandards } from './standards.ts'

const parts = [
  { id: 1, designation: 'Part A', part_name: 'Out-patient area' },
  { id: 2, designation: 'Part B', part_name: 'In-patient area' },
]

function ofClinics(overrides: { id?: number; part_req_id?: number }) {
  return { ...exampleOf(requirement), facility_type_id: 2, ...overrides }
}

/** A requirement fixture for Private Clinics, with its part and the ids of its questions. */
export function aRequirement({ id, part: part_req_id, questions }: { id: number; part: number; questions: number[] }) {
  return {
    ...ofClinics({ id, part_req_id }),
    part: parts.find((known) => known.id === part_req_id) ?? exampleOf(part),
    sub_lists: questions.map((question) => ({
      id: question,
      sub_list: `Question ${question}?`,
      requirement_id: id,
      question_type: 'yes_no' as const,
      ...noStandards,
    })),
  } satisfies Reply<typeof listRequirementsOfType>['data'][number]
}

/** An answer fixture for registration 31 of facility 12, without evidence. */
export function anAnswer(overrides: Partial<Submission> = {}): Submission {
  return { ...exampleOf(submission), evidence: null, ...overrides }
}

/** A reply to showPart: Part A with requirement 1. */
export function partReply({ questions = 4, answered = 1 } = {}): Reply<typeof showPart> {
  return {
    data: { ...exampleOf(part), requirements: [{ ...ofClinics({ id: 1, part_req_id: 1 }), questions, answered }] },
  }
}

/** A reply to showRequirementQuestions: one page of requirement 1, with an answer if given. */
export function questionReply(
  page: number,
  { last = 3, answer, facility_type_id = 2 }: { last?: number; answer?: Submission; facility_type_id?: number } = {},
): Reply<typeof showRequirementQuestions> {
  const question = {
    id: page,
    sub_list: `Is there a room number ${page}?`,
    requirement_id: 1,
    question_type: 'yes_no' as const,
    ...noStandards,
  }
  const isThere = page <= last
  return {
    data: { ...ofClinics({ id: 1, part_req_id: 1 }), facility_type_id },
    lists: {
      data: isThere ? [{ ...question, submissions: answer ? [answer] : [] }] : [],
      current_page: page,
      last_page: Math.max(1, last),
    },
    total: last,
  }
}
