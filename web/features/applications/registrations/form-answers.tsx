import { questionTypes } from '@portal/domain/applications/question-types.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useAnswers } from '../../../fields/use-answers.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import tableStyles from '../form-table.module.css'
import styles from './form-to-sign.module.css'

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
              {questions.map(({ id: questionId, question, type, answer }) => (
                <tr key={questionId}>
                  <td>{question}</td>
                  <td>{answer ? questionTypes[type].inWords(answer) : 'Not answered'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))
      }
    </WhenLoaded>
  )
}
