import type { FacilityWithPlaces } from '@portal/contract/replies/facility-with-places.ts'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useNavigationType } from 'react-router'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Question } from './question.tsx'
import { type AnswerDrafts, useAnswerDrafts } from './use-answer-drafts.ts'
import { useMayAnswer } from './use-may-answer.ts'
import { useQuestion } from './use-question.ts'

interface QuestionPageProps {
  requirementId: string
  facility: FacilityWithPlaces
  page: number
  /** Why the question cannot be answered now, where it cannot. */
  notice: ReactNode
  /** The server refused an answer: load again where the facility stands. */
  onRefused: () => void
}

/** Each question begins at the top, as a page does; Back returns to where one was. */
function useTopOf(page: number) {
  const kind = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn of the page is what counts
  useEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0)
  }, [page, kind])
}

const nothingTyped: AnswerDrafts = { get: () => undefined, set: () => undefined }

/** One question of a requirement on a page of its own. What is typed is kept until it is submitted. Spec §2. */
export function QuestionPage(parts: QuestionPageProps) {
  const mayAnswer = useMayAnswer(parts.facility)
  const { registration } = parts.facility
  if (!mayAnswer || !registration) return <QuestionAt {...parts} drafts={nothingTyped} />
  return <QuestionToAnswer {...parts} registrationId={registration.id} />
}

function QuestionToAnswer({ registrationId, ...parts }: QuestionPageProps & { registrationId: number }) {
  return <QuestionAt {...parts} drafts={useAnswerDrafts(registrationId)} />
}

/** The question itself; while its drafts are on their way, grey. */
function QuestionAt({ drafts, ...asked }: QuestionPageProps & { drafts: AnswerDrafts | undefined }) {
  const { requirementId, facility, page, notice, onRefused } = asked
  useTopOf(page)
  const question = useQuestion({ requirementId, facilityId: facility.id, page })
  const parts = { to: paths.requirementParts(facility.id), label: 'Requirements' }
  if (!question.data || !drafts) {
    if (!question.error || question.data) return <PageSkeleton />
    return (
      <Page title="Question" back={parts}>
        <LoadProblem problem={question.error} onRetry={question.refetch} />
      </Page>
    )
  }
  const { data: requirement, lists, total } = question.data
  if (requirement.facility_type_id !== facility.facility_type_id || total === 0) {
    const asks = total === 0 ? 'This requirement has no questions yet' : 'This facility is not asked this'
    return (
      <Page title={requirement.list} back={parts}>
        <EmptyState title={asks} action={<LinkButton to={parts.to}>See its requirements</LinkButton>}>
          {facility.company_name} is registered as: {facility.facility_types.category_list}.
        </EmptyState>
      </Page>
    )
  }
  if (page > lists.last_page) {
    return <Navigate to={paths.answerRequirement(requirement.id, facility.id, lists.last_page)} replace />
  }
  return (
    <Question
      requirement={requirement}
      // While the next question loads, the previous one is still shown; it must not be answered now.
      asked={question.isPlaceholderData ? undefined : lists.data[0]}
      place={{ page, last: lists.last_page }}
      facility={facility}
      drafts={drafts}
      notice={notice}
      onRefused={onRefused}
    />
  )
}
