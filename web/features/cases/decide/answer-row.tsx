import type { AnsweredQuestion, ConfirmedAnswers, Correction } from '@portal/contract/cases/application-review.ts'
import { missedMinimum } from '@portal/domain/applications/below-minimum.ts'
import { isUnanswered, questionTypes } from '@portal/domain/applications/question-types.ts'
import type { ReactNode } from 'react'
import { BelowMinimum } from '../../../fields/below-minimum.tsx'
import { ChangedBy } from '../../../fields/changed-by.tsx'
import { EvidenceFile } from '../../../fields/evidence-file.tsx'
import { ItemNote } from '../../../fields/item-notes.tsx'
import { Moment } from '../../../ui/dates.tsx'
import { Icon } from '../../../ui/icon.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './answer-row.module.css'

const signs = { yes: 'check', no: 'cross', none: 'dash' } as const

interface AnswerRowProps {
  answer: AnsweredQuestion
  /** Its place among all questions. */
  number: number
  /** Who corrected the answer last, if somebody did. */
  correction?: Correction | undefined
  /** Who confirmed that the answer of the licence still holds, if it was taken over. */
  confirmed?: ConfirmedAnswers | undefined
  /** Why an officer should look at it. */
  children?: ReactNode
  /** The button that returns it is always in view. */
  isException?: boolean
}

/** A question with its answer, what its owner wrote, and the button that returns it. A row of a `dl`. */
export function AnswerRow({ answer, number, correction, confirmed, children, isException }: AnswerRowProps) {
  const { question, question_type, respond, description, evidence } = answer
  const kind = isUnanswered(answer) ? 'none' : respond === 0 ? 'no' : 'yes'
  const missed = missedMinimum(answer)
  return (
    <div className={styles.row} data-row data-exception={isException || undefined}>
      <dt className={styles.question}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {question}
      </dt>
      <dd className={styles.answer} data-answer={kind}>
        <span className={styles.word}>
          <Icon name={signs[kind]} size={16} />
          {kind === 'none' ? 'Not answered' : questionTypes[question_type].inWords(answer)}
        </span>
        <span className={styles.notes}>
          {description && <span className={`${textStyles.written} ${styles.remark}`}>{description}</span>}
          {evidence && <EvidenceFile evidence={evidence} question={question} />}
          {missed !== undefined && <BelowMinimum least={missed} />}
          {children}
          {correction && <ChangedBy correction={correction} />}
          {confirmed && (
            <span className={textStyles.second}>
              As in the licence, confirmed by {confirmed.actor}, <Moment of={confirmed.at} />
            </span>
          )}
        </span>
        <ItemNote section="requirements" id={answer.sub_list_id} />
      </dd>
    </div>
  )
}
