import type { Submission } from '@portal/contract/applications/submission.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { listRequirementsOfType } from '@portal/contract/catalogue/calls/catalogue.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { type ReactNode, useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { SavedState } from '../../../fields/saved-state.tsx'
import { paths } from '../../../paths.ts'
import { Answered } from '../../../ui/layout/answered-progress.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Page } from '../../../ui/layout/page.tsx'
import styles from './answer.module.css'
import { AnswerModeChoice } from './answer-mode-choice.tsx'

type Requirement = Reply<typeof listRequirementsOfType>['data'][number]

/** A requirement among those of a facility's type, and the answers of the facility. */
export interface RequirementProps {
  facility: FacilityWithPlaces
  requirement: Requirement
  /** All requirements of the facility's type, in their order. */
  requirements: Requirement[]
  answers: readonly Submission[]
}

interface FrameProps extends Omit<RequirementProps, 'answers'> {
  /** The questions that have an answer. */
  answers: readonly Pick<Submission, 'sub_list_id'>[]
  notice: ReactNode
  children: ReactNode
}

/** Scrolls to the top at each new requirement. On Back the browser restores the scroll position. */
function useScrollToTop(requirementId: number) {
  const navigationType = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run at each change of the requirement
  useEffect(() => {
    if (navigationType !== 'POP') window.scrollTo(0, 0)
  }, [requirementId, navigationType])
}

/** The page around all questions of a requirement: its place among the others, and the progress. */
export function RequirementFrame({ facility, requirement, requirements, answers, notice, children }: FrameProps) {
  useScrollToTop(requirement.id)
  const { id, list, part, sub_lists } = requirement
  const position = requirements.findIndex((other) => other.id === id) + 1
  const where = `${part.designation}, requirement ${position} of ${requirements.length}`
  const answered = sub_lists.filter((question) => answers.some(({ sub_list_id }) => sub_list_id === question.id)).length
  return (
    <Page
      title={`${list}: ${where}`}
      heading={
        <>
          <span className={styles.over}>{where}</span> {list}
        </>
      }
      lead={`${part.part_name}, ${facility.company_name}`}
      back={{ to: paths.requirementParts(facility.id), label: 'All requirements' }}
      width="reading"
    >
      {notice}
      <div className={`${layout.row4} ${layout.between} ${styles.bar}`}>
        <Answered answered={answered} total={sub_lists.length} of="questions" />
        <SavedState />
        <AnswerModeChoice current="all" requirementId={id} facilityId={facility.id} />
      </div>
      {children}
    </Page>
  )
}
