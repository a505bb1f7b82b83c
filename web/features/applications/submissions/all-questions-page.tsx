import * as calls from '@portal/contract/applications/calls/submissions.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { loadIfKept } from '../../../api/load-phone-storage.ts'
import type { KeptAnswer } from '../../../api/phone-storage.ts'
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
  const requirements = useCall(catalogue.listRequirementsOfType, {
    params: { facility_type_id },
    query: { registration_id: registration?.id },
  })
  const answers = useCall(
    calls.listSubmissions,
    { query: { facility_id, registration_id: registration?.id } },
    { enabled: registration !== null },
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
  return (
    <RequirementFrame {...all} notice={notice}>
      <WithDrafts key={requirement.id} {...all} registrationId={registration.id} onRefused={onRefused} />
    </RequirementFrame>
  )
}

type FormProps = Omit<Parameters<typeof AllQuestions>[0], 'drafts' | 'kept'>

/** The questions, as soon as what was typed before is loaded. */
function WithDrafts(props: FormProps) {
  const drafts = useAnswerDrafts(props.registrationId)
  const kept = useKeptAnswers(props.registrationId)
  return drafts && kept ? <AllQuestions {...props} drafts={drafts} kept={kept} /> : <PageSkeleton />
}

/** The answers of a registration that are kept on this phone, by question; undefined while they are read. */
function useKeptAnswers(registrationId: number): Map<number, KeptAnswer> | undefined {
  const person = useSession()?.id
  const [kept, setKept] = useState<Map<number, KeptAnswer>>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const storage = person === undefined ? undefined : await loadIfKept()
      const all = person === undefined ? [] : ((await storage?.listKeptAnswers(person)) ?? [])
      const own = all.filter(({ answer }) => answer.registration_id === registrationId)
      if (isWanted) setKept(new Map(own.map((one) => [one.answer.sub_list_id, one])))
    }
    read().catch(() => setKept(new Map()))
    return () => {
      isWanted = false
    }
  }, [person, registrationId])
  return kept
}
