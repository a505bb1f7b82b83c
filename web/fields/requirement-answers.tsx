import type { Submission } from '@portal/contract/applications/submission.ts'
import { missedMinimum } from '@portal/domain/applications/below-minimum.ts'
import { type QuestionType, questionTypes } from '@portal/domain/applications/question-types.ts'
import { BelowMinimum } from './below-minimum.tsx'
import { EvidenceFile } from './evidence-file.tsx'
import styles from './requirement-answers.module.css'
import type { AnsweredRequirement } from './use-answers.ts'

interface AnswerProps {
  question: string
  type: QuestionType
  least_number: number | null
  answer: Submission
}

function Answer({ question, type, least_number, answer }: AnswerProps) {
  const missed = missedMinimum({ ...answer, least_number })
  return (
    <>
      <strong>{questionTypes[type].inWords(answer)}</strong> {missed !== undefined && <BelowMinimum least={missed} />}
      {answer.description && <div className={styles.description}>{answer.description}</div>}
      {answer.evidence && (
        <div>
          <EvidenceFile evidence={answer.evidence} question={question} />
        </div>
      )}
    </>
  )
}

/** The questions of a requirement with their answers, to read. */
export function RequirementAnswers({ requirement: { list, part, questions } }: { requirement: AnsweredRequirement }) {
  return (
    <div className={styles.requirement}>
      <h3 className={styles.name}>
        {list}{' '}
        <span className={styles.part}>
          {part.designation}: {part.part_name}
        </span>
      </h3>
      <dl>
        {questions.map(({ id, answer, ...asked }) => (
          <div key={id} className={styles.row}>
            <dt>{asked.question}</dt>
            <dd>
              {answer ? <Answer {...asked} answer={answer} /> : <span className={styles.part}>Not answered</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
