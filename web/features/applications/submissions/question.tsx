import type * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ItemNote, useMayTouch } from '../../../fields/item-notes.tsx'
import { paths } from '../../../paths.ts'
import { Skeleton } from '../../../ui/feedback/skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Page, Panel } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './answer.module.css'
import { Answer } from './answer.tsx'
import { AnswerEvidence } from './answer-evidence.tsx'
import { AnswerModeChoice } from './answer-mode-choice.tsx'
import { GivenAnswer } from './given-answer.tsx'
import type { AnswerDrafts } from './use-answer-drafts.ts'
import { useMayAnswer } from './use-may-answer.ts'

interface TurnProps {
  previous: string | undefined
  next: string
  onNext?: () => void
}

/** Links to the previous and next question. Spec §2. */
function TurnPages({ previous, next, onNext }: TurnProps) {
  return (
    <nav className={`${layout.row3} ${layout.between} ${styles.turn}`} aria-label="Questions">
      {previous && (
        <LinkButton to={previous} variant="default" icon={<Icon name="left" size={16} />}>
          Previous
        </LinkButton>
      )}
      <LinkButton to={next} variant="default" iconAfter={<Icon name="right" size={16} />} onClick={onNext}>
        Next
      </LinkButton>
    </nav>
  )
}

type Questions = Reply<typeof calls.showRequirementQuestions>

interface QuestionProps {
  requirement: Questions['data']
  /** Undefined while it is loading. */
  asked: Questions['lists']['data'][number] | undefined
  place: { page: number; last: number }
  facility: FacilityWithPlaces & { has_owner_account: boolean }
  /** The unsaved drafts, by question. */
  drafts: AnswerDrafts
  notice: ReactNode
  onRefused: () => void
}

/** The targets of Previous and Next. After the last question, Next leads to the requirements of the part. Spec §4. */
function neighbours({ requirement, facility, place: { page, last } }: QuestionProps) {
  const at = (page: number) => paths.answerRequirement(requirement.id, facility.id, page)
  return {
    part: paths.requirementPart(requirement.part_req_id, facility.id),
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < last ? at(page + 1) : paths.requirementPart(requirement.part_req_id, facility.id),
    isLast: page >= last,
  }
}

function Body({
  requirement,
  asked,
  facility,
  drafts,
  onRefused,
  onSubmitted,
}: QuestionProps & { onSubmitted: () => void }) {
  const mayAnswer = useMayAnswer(facility)
  const mayTouch = useMayTouch()
  if (!asked) return <Skeleton height={280} />
  const [submission] = asked.submissions
  if (!mayAnswer || !mayTouch({ section: 'requirements', id: asked.id }) || !facility.registration) {
    return submission ? (
      <GivenAnswer question={asked} submission={submission} isToRead />
    ) : (
      <p className={textStyles.quiet}>Not answered.</p>
    )
  }
  return (
    <div className={layout.stack4}>
      <Answer
        key={asked.id}
        question={asked}
        to={{
          sub_list_id: asked.id,
          requirement_id: requirement.id,
          facility_id: facility.id,
          registration_id: facility.registration.id,
        }}
        hasOwner={facility.has_owner_account}
        submission={submission}
        draft={drafts.get(asked.id)}
        onDraft={(typed) => drafts.set(asked.id, typed)}
        onSubmitted={onSubmitted}
        onProblem={({ code }) => code === 'action_not_offered' && onRefused()}
      />
      <AnswerEvidence question={asked} submission={submission} />
    </div>
  )
}

/** A question with its answer, and links to the previous and next question. */
export function Question(props: QuestionProps) {
  const { requirement, asked, place, facility, notice } = props
  const go = useNavigate()
  const { savedQuestion } = fieldsOf(useLocation().state)
  const { part, previous, next, isLast } = neighbours(props)
  const where = `Question ${place.page} of ${place.last}`
  const showDoneToast = () => toast.success('Proceed with other requirements')
  return (
    <Page
      title={`${where}: ${requirement.list}`}
      heading={
        <>
          <span className={styles.over}>{where}</span>{' '}
          <span className={styles.question}>{asked?.sub_list ?? 'Loading'}</span>
        </>
      }
      lead={`${requirement.list}, ${facility.company_name}`}
      back={{ to: part, label: 'All requirements of this part' }}
      width="reading"
    >
      {notice}
      {typeof savedQuestion === 'number' && (
        <p className={styles.savedBefore}>
          <Icon name="check" size={16} /> Question {savedQuestion} is answered.
        </p>
      )}
      <Panel>
        {asked && <ItemNote section="requirements" id={asked.id} />}
        <Body
          {...props}
          onSubmitted={() => {
            if (isLast) showDoneToast()
            go(next, { state: { savedQuestion: place.page } })
          }}
        />
      </Panel>
      <TurnPages previous={previous} next={next} onNext={isLast ? showDoneToast : undefined} />
      <AnswerModeChoice current="one" requirementId={requirement.id} facilityId={facility.id} />
    </Page>
  )
}
