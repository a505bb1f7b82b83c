import type { ChecklistQuestion } from '@portal/contract/inspections/finding.ts'
import { evidenceInWords } from '@portal/domain/applications/answer-evidence.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import textStyles from '../../../ui/text.module.css'
import styles from './question.module.css'

function answerInWords({ respond, number, description }: NonNullable<ChecklistQuestion['answer']>): string {
  const yesOrNo = respond === null ? undefined : respond === 1 ? 'Yes' : 'No'
  return [yesOrNo, number, description].filter((part) => part !== undefined && part !== null).join(', ')
}

interface AnswerProps {
  question: ChecklistQuestion
  visitId: number
  /** Whether it is hidden until the inspector has chosen. */
  isHidden: boolean
}

/** What the owner answered to the question. What is attached to the answer is not on the phone; the page of the visit opens it. */
export function OwnerAnswer({ question: { answer }, visitId, isHidden }: AnswerProps) {
  if (!answer) return null
  return (
    <div className={styles.answer}>
      <span className={textStyles.note}>The owner answered</span>
      {isHidden ? (
        <span className={textStyles.note}>Shown once you have chosen</span>
      ) : (
        <strong>{answerInWords(answer)}</strong>
      )}
      {answer.evidence && !isHidden && (
        <Link to={paths.inspection(visitId)}>
          {evidenceInWords(answer.evidence)} with the answer, which opens with a network
        </Link>
      )}
    </div>
  )
}
