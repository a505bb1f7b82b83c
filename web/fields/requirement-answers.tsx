import type { Submission } from '@portal/contract/applications/submission.ts'
import { type QuestionType, questionTypes } from '@portal/domain/applications/question-types.ts'
import styles from './requirement-answers.module.css'
import type { AnsweredRequirement } from './use-answers.ts'

function Answer({ type, answer }: { type: QuestionType; answer: Submission }) {
  return (
    <>
      <strong>{questionTypes[type].inWords(answer)}</strong>
      {answer.description && <div className={styles.description}>{answer.description}</div>}
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
        {questions.map(({ id, question, type, answer }) => (
          <div key={id} className={styles.row}>
            <dt>{question}</dt>
            <dd>
              {answer ? <Answer type={type} answer={answer} /> : <span className={styles.part}>Not answered</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
