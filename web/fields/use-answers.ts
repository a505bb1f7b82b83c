import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import type { Reply } from '@portal/contract/call.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import type { QuestionType } from '@portal/domain/applications/question-types.ts'
import type { RegistrationDetails } from '../api/registration-details.ts'
import { useCall } from '../api/use-call.ts'
import type { Loading } from '../ui/feedback/when-loaded.tsx'

type Requirement = Reply<typeof catalogue.listRequirementsOfType>['data'][number]

/** A requirement with its questions and their answers. */
export interface AnsweredRequirement extends Omit<Requirement, 'sub_lists'> {
  questions: {
    id: number
    question: string
    type: QuestionType
    least_number: number | null
    answer: Submission | undefined
  }[]
}

function answeredBy(requirement: Requirement, submissions: readonly Submission[]): AnsweredRequirement {
  const { sub_lists, ...rest } = requirement
  const questions = sub_lists.map(({ id, sub_list, question_type, least_number }) => ({
    id,
    question: sub_list,
    type: question_type,
    least_number,
    answer: submissions.find(({ sub_list_id }) => sub_list_id === id),
  }))
  return { ...rest, questions }
}

/** The questions for a facility and its answers in one registration. */
export function useAnswers({
  registration,
}: Pick<RegistrationDetails, 'registration'>): Loading<AnsweredRequirement[]> {
  const { id: registration_id, facility_id, facility_type_id } = registration
  const requirements = useCall(catalogue.listRequirementsOfType, {
    params: { facility_type_id },
    query: { registration_id },
  })
  const answers = useCall(calls.listSubmissions, { query: { facility_id, registration_id } })
  const submissions = answers.data?.data
  return {
    data: submissions && requirements.data?.data.map((requirement) => answeredBy(requirement, submissions)),
    error: requirements.error ?? answers.error,
    refetch: () => Promise.all([requirements.refetch(), answers.refetch()]),
  }
}
