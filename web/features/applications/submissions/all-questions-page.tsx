import * as calls from '@portal/contract/applications/calls/submissions.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { ReactNode } from 'react'
import { useKeptReply } from '../../../api/kept-replies.ts'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { PageSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { AllQuestions } from './all-questions.tsx'
import { AnswersToRead } from './answers-to-read.tsx'
import { RequirementFrame } from './requirement-frame.tsx'
import { useAnswerDrafts } from './use-answer-drafts.ts'
import { answeredWith, useKeptAnswers } from './use-kept-answers.ts'
import { useMayAnswer } from './use-may-answer.ts'

interface PageProps {
  requirementId: number
  facility: FacilityWithPlaces
  /** Explains why the questions cannot be answered now, if so. */
  notice: ReactNode
  /** Called when the server refused an answer, to refetch the facility. */
  onRefused: () => void
}

/** All questions of a requirement on one page: a form for the owner, to read for everybody else. */
export function AllQuestionsPage({ requirementId, facility, notice, onRefused }: PageProps) {
  const { id: facility_id, facility_type_id, registration } = facility
  const isOwner = mayDo(useSession(), 'start a registration')
  const mayAnswer = useMayAnswer(facility)
  const kept = useKeptAnswers(registration?.id)
  const keeping = { of: registration?.id ?? 0, isKept: isOwner && mayAnswer }
  const requirements = useKeptReply(
    catalogue.listRequirementsOfType,
    keeping,
    useCall(catalogue.listRequirementsOfType, {
      params: { facility_type_id },
      query: { registration_id: registration?.id },
    }),
  )
  const answers = useKeptReply(
    calls.listSubmissions,
    keeping,
    useCall(
      calls.listSubmissions,
      { query: { facility_id, registration_id: registration?.id } },
      { enabled: registration !== null },
    ),
  )
  const back = { to: paths.requirementParts(facility_id), label: 'Requirements' }
  const problem = requirements.data ? answers.error : requirements.error
  const submissions = registration ? answers.data?.data : []
  if (!requirements.data || !submissions) {
    if (!problem) return <PageSkeleton />
    return (
      <Page title="Questions" back={back}>
        <LoadProblem problem={problem} onRetry={() => Promise.all([requirements.refetch(), answers.refetch()])} />
      </Page>
    )
  }
  const requirement = requirements.data.data.find(({ id }) => id === requirementId)
  if (!requirement || requirement.sub_lists.length === 0) {
    return (
      <Page title={requirement?.list ?? 'Questions'} back={back}>
        <EmptyState
          title={requirement ? 'This requirement has no questions yet' : 'This facility is not asked this'}
          action={<LinkButton to={back.to}>See its requirements</LinkButton>}
        >
          {facility.company_name} is registered as: {facility.facility_types.category_list}.
        </EmptyState>
      </Page>
    )
  }
  const all = { facility, requirement, requirements: requirements.data.data, answers: submissions }
  if (!registration || !isOwner || !mayAnswer) {
    return (
      <RequirementFrame {...all} notice={notice}>
        <AnswersToRead {...all} mayChange={mayAnswer} />
      </RequirementFrame>
    )
  }
  const answered = answeredWith(submissions, kept)
  return (
    <RequirementFrame {...all} answers={answered} notice={notice}>
      <WithDrafts key={requirement.id} {...all} kept={kept} registrationId={registration.id} onRefused={onRefused} />
    </RequirementFrame>
  )
}

type FormProps = Omit<Parameters<typeof AllQuestions>[0], 'drafts' | 'kept'> & {
  kept: ReturnType<typeof useKeptAnswers>
}

/** The questions, as soon as what was typed before is loaded. */
function WithDrafts({ kept, ...props }: FormProps) {
  const drafts = useAnswerDrafts(props.registrationId)
  return drafts && kept ? <AllQuestions {...props} drafts={drafts} kept={kept} /> : <PageSkeleton />
}
