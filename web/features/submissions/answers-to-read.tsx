import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './answer.module.css'
import { GivenAnswer } from './given-answer.tsx'
import cardStyles from './question-card.module.css'
import type { RequirementProps } from './requirement-frame.tsx'

/** All questions of a requirement with their answers, to read. `mayChange`: each can be changed on a page of its own. */
export function AnswersToRead({
  facility,
  requirement,
  answers,
  mayChange,
}: RequirementProps & { mayChange: boolean }) {
  return (
    <ol className={cardStyles.questions}>
      {requirement.sub_lists.map((question, index) => {
        const { id, sub_list } = question
        const answer = answers.find(({ sub_list_id }) => sub_list_id === id)
        return (
          <li key={id} className={cardStyles.card}>
            <h2 className={cardStyles.asked}>
              {index + 1}. {sub_list}
            </h2>
            {answer ? (
              <GivenAnswer question={question} submission={answer} />
            ) : (
              <p className={styles.none}>Not answered.</p>
            )}
            {mayChange && (
              <Link to={paths.answerRequirement(requirement.id, facility.id, index + 1)}>
                {answer ? 'Change the answer' : 'Answer'} <VisuallyHidden>to question {index + 1}</VisuallyHidden>
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
