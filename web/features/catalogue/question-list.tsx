import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { RequirementToEdit } from '@portal/contract/catalogue/catalogue.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import layout from '../../ui/layout/layout.module.css'
import type { Selection } from '../../ui/table/use-selection.ts'
import textStyles from '../../ui/text.module.css'
import styles from './catalogue.module.css'
import { placesOf, whoKeepsQuestions } from './in-use.ts'
import { RetiredMark } from './retired-mark.tsx'
import { RowActions } from './row-actions.tsx'
import { editForm } from './standard-fields.tsx'
import { StandardMarks } from './standard-marks.tsx'

interface QuestionListProps {
  requirement: RequirementToEdit
  openRegistrations: number
  /** The selected questions, by their ids. */
  selection: Selection
}

/** The questions of a requirement, which are selected, edited, moved and retired. */
export function QuestionList({ requirement: { list, sub_lists }, openRegistrations, selection }: QuestionListProps) {
  const { placeOf, count } = placesOf(sub_lists)
  if (sub_lists.length === 0) return <span className={textStyles.quiet}>No questions yet</span>
  return (
    <Disclosure label={byNumber(count, { one: '# question', other: '# questions' })} about={`of ${list}`}>
      <ol className={`${layout.stack1} ${styles.questions}`} aria-label={`Questions of ${list}`}>
        {sub_lists.map((question) => (
          <li key={question.id}>
            <div className={`${layout.row4} ${styles.question}`}>
              {question.retired_at === null && (
                <input
                  type="checkbox"
                  aria-label={`Select “${question.sub_list}”`}
                  checked={selection.keys.has(question.id)}
                  onChange={({ currentTarget }) => selection.select([question.id], currentTarget.checked)}
                />
              )}
              <div className={`${layout.stack1} ${styles.sentence}`}>
                <div>
                  {question.sub_list} {question.retired_at && <RetiredMark />}
                </div>
                <StandardMarks of={question} />
              </div>
              <RowActions
                call={calls.editSubList}
                row={question}
                name={`“${question.sub_list}”`}
                place={placeOf(question.id)}
                count={count}
                edit={editForm(question)}
                whenRetired={<>The question is no longer asked. {whoKeepsQuestions(openRegistrations)}</>}
                whenBack={<>The question is asked again. {whoKeepsQuestions(openRegistrations)}</>}
              />
            </div>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
