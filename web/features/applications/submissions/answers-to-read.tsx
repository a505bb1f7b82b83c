import type { Submission } from '@portal/contract/applications/submission.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ItemNote } from '../../../fields/item-notes.tsx'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { GivenAnswer } from './given-answer.tsx'
import cardStyles from './question-card.module.css'
import type { RequirementProps } from './requirement-frame.tsx'

interface AnswerToReadProps {
  /** The number of the question in its requirement, from 1. */
  position: number
  question: SubList
  answer: Submission | undefined
  children?: ReactNode
}

/** A question with its answer, to read. */
export function AnswerToRead({ position, question, answer, children }: AnswerToReadProps) {
  return (
    <div className={`${layout.stack4} ${layout.panel} ${cardStyles.card}`}>
      <h2 className={cardStyles.asked}>
        {position}. {question.sub_list}
      </h2>
      {answer ? (
        <GivenAnswer question={question} submission={answer} isToRead />
      ) : (
        <p className={textStyles.quiet}>Not answered.</p>
      )}
      {children}
    </div>
  )
}

/** All questions of a requirement with their answers, to read. `mayChange`: each can be changed on a page of its own. */
export function AnswersToRead({
  facility,
  requirement,
  answers,
  mayChange,
}: RequirementProps & { mayChange: boolean }) {
  return (
    <ol className={layout.stack4}>
      {requirement.sub_lists.map((question, index) => {
        const { id } = question
        const answer = answers.find(({ sub_list_id }) => sub_list_id === id)
        return (
          <li key={id}>
            <ItemNote section="requirements" id={id} />
            <AnswerToRead position={index + 1} question={question} answer={answer}>
              {mayChange && (
                <Link to={paths.answerRequirement(requirement.id, facility.id, index + 1)}>
                  {answer ? 'Change the answer' : 'Answer'} <VisuallyHidden>to question {index + 1}</VisuallyHidden>
                </Link>
              )}
            </AnswerToRead>
          </li>
        )
      })}
    </ol>
  )
}
