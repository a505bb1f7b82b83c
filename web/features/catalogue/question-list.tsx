import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { RequirementToEdit } from '@portal/contract/catalogue/catalogue.ts'
import { subListForm } from '@portal/contract/catalogue/sub-list.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { TextareaField } from '../../ui/form/text-fields.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './catalogue.module.css'
import { placesOf, whoKeepsQuestions } from './in-use.ts'
import { RetiredMark } from './retired-mark.tsx'
import { RowActions } from './row-actions.tsx'

const schema = subListForm.pick({ sub_list: true })
const fields = <TextareaField name="sub_list" label="Question" rows={3} />

interface QuestionListProps {
  requirement: RequirementToEdit
  openRegistrations: number
}

/** The questions of a requirement, which are edited, moved and retired. */
export function QuestionList({ requirement: { list, sub_lists }, openRegistrations }: QuestionListProps) {
  const { placeOf, count } = placesOf(sub_lists)
  if (sub_lists.length === 0) return <span className={textStyles.quiet}>No questions yet</span>
  return (
    <Disclosure label={byNumber(count, { one: '# question', other: '# questions' })} about={`of ${list}`}>
      <ol className={`${layout.stack1} ${styles.questions}`} aria-label={`Questions of ${list}`}>
        {sub_lists.map((question) => (
          <li key={question.id}>
            <div className={`${layout.row4} ${styles.question}`}>
              <div className={styles.sentence}>
                {question.sub_list} {question.retired_at && <RetiredMark />}
              </div>
              <RowActions
                call={calls.editSubList}
                row={question}
                name={`“${question.sub_list}”`}
                place={placeOf(question.id)}
                count={count}
                edit={{ title: 'Edit the question', defaults: { sub_list: question.sub_list }, schema, fields }}
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
