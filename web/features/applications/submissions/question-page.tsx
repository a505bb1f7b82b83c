import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useNavigationType } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { PageSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Question } from './question.tsx'
import { type AnswerDrafts, useAnswerDrafts } from './use-answer-drafts.ts'
import { useMayAnswer } from './use-may-answer.ts'

interface QuestionPageProps {
  requirementId: string
  facility: FacilityWithPlaces & { has_owner_account: boolean }
  page: number
  /** Explains why the question cannot be answered now, if so. */
  notice: ReactNode
  /** Called when the server refused an answer, to refetch the facility. */
  onRefused: () => void
}

/** Scrolls to the top at each new question. On Back the browser restores the scroll position. */
function useScrollToTop(page: number) {
  const navigationType = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run at each change of the page
  useEffect(() => {
    if (navigationType !== 'POP') window.scrollTo(0, 0)
  }, [page, navigationType])
}

const noDrafts: AnswerDrafts = { get: () => undefined, set: () => undefined }

/** One question of a requirement. Typed values are saved as a draft until they are submitted. Spec §2. */
export function QuestionPage(props: QuestionPageProps) {
  const mayAnswer = useMayAnswer(props.facility)
  const { registration } = props.facility
  if (!mayAnswer || !registration) return <QuestionAt {...props} drafts={noDrafts} />
  return <QuestionToAnswer {...props} registrationId={registration.id} />
}

function QuestionToAnswer({ registrationId, ...props }: QuestionPageProps & { registrationId: number }) {
  return <QuestionAt {...props} drafts={useAnswerDrafts(registrationId)} />
}

/** The question itself; a skeleton while its drafts are loading. */
function QuestionAt({ drafts, ...props }: QuestionPageProps & { drafts: AnswerDrafts | undefined }) {
  const { requirementId, facility, page, notice, onRefused } = props
  useScrollToTop(page)
  const question = useQuestion({ requirementId, facilityId: facility.id, page })
  const back = { to: paths.requirementParts(facility.id), label: 'Requirements' }
  if (!question.data || !drafts) {
    if (!question.error || question.data) return <PageSkeleton />
    return (
      <Page title="Question" back={back}>
        <LoadProblem problem={question.error} onRetry={question.refetch} back={back} />
      </Page>
    )
  }
  const { data: requirement, lists, total } = question.data
  if (requirement.facility_type_id !== facility.facility_type_id || total === 0) {
    const asks = total === 0 ? 'This requirement has no questions yet' : 'This facility is not asked this'
    return (
      <Page title={requirement.list} back={back}>
        <EmptyState title={asks} action={<LinkButton to={back.to}>See its requirements</LinkButton>}>
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
      // While the next question loads, the previous one is the placeholder. It must not be answered now.
      asked={question.isPlaceholderData ? undefined : lists.data[0]}
      place={{ page, last: lists.last_page }}
      facility={facility}
      drafts={drafts}
      notice={notice}
      onRefused={onRefused}
    />
  )
}

interface Place {
  requirementId: string
  facilityId: number
  page: number
}

/**
 * One question of a requirement with its answer. The previous and next questions are prefetched, so that they open at once
 * on a slow connection. The previous one is fetched first: right after an answer was submitted, its refetch is still
 * running, and without an observer it would be cancelled.
 */
function useQuestion({ requirementId, facilityId, page }: Place) {
  const at = (page: number) => ({ params: { id: requirementId }, query: { page, facility_id: facilityId } })
  useCall(calls.showRequirementQuestions, at(page - 1), { enabled: page > 1 })
  const question = useCall(calls.showRequirementQuestions, at(page))
  const last = question.data?.lists.last_page ?? 0
  useCall(calls.showRequirementQuestions, at(page + 1), { enabled: page < last })
  return question
}
