import { evidenceInWords } from '@portal/domain/applications/answer-evidence.ts'
import { missedMinimum } from '@portal/domain/applications/below-minimum.ts'
import { questionTypes } from '@portal/domain/applications/question-types.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { BelowMinimum } from '../../../fields/below-minimum.tsx'
import { type AnsweredRequirement, useAnswers } from '../../../fields/use-answers.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import tableStyles from '../form-table.module.css'
import styles from './form-to-sign.module.css'

function Answer({ of: { type, answer, least_number } }: { of: AnsweredRequirement['questions'][number] }) {
  if (!answer) return 'Not answered'
  const missed = missedMinimum({ ...answer, least_number })
  return (
    <>
      {questionTypes[type].inWords(answer)}
      {answer.evidence && ` (${evidenceInWords(answer.evidence).toLowerCase()} added)`}{' '}
      {missed !== undefined && <BelowMinimum least={missed} />}
    </>
  )
}

/** Every question with its answer in a word, on the printed form. */
export function FormAnswers({ details }: { details: RegistrationDetails }) {
  const answers = useAnswers(details)
  if (details.totals.questions === 0) return <p>Nothing is asked of this type of facility.</p>
  return (
    <WhenLoaded of={answers}>
      {(requirements) =>
        requirements.map(({ id, list, questions }) => (
          <table key={id} className={tableStyles.table} aria-label={list}>
            <thead>
              <tr>
                <th scope="col">{list}</th>
                <th scope="col" className={styles.answer}>
                  Answer
                </th>
              </tr>
            </thead>
            <tbody>
              {questions.map((question) => (
                <tr key={question.id}>
                  <td>{question.question}</td>
                  <td>
                    <Answer of={question} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))
      }
    </WhenLoaded>
  )
}
