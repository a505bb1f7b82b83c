import type { TypedPerson } from '@portal/domain/applications/staff-lists/typed-person.ts'
import type { ListRow } from '@portal/domain/applications/staff-lists/written-lines.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BusyButton } from '../../../../ui/form/busy-button.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import textStyles from '../../../../ui/text.module.css'
import type { CheckedLine } from './check-lines.ts'
import type { Known } from './known-staff.ts'
import { LeftOutLines } from './left-out-lines.tsx'
import { LineList } from './line-list.tsx'
import { ListQuestions } from './list-questions.tsx'
import { peopleInWords } from './people-in-words.ts'
import { Qualifications } from './qualifications.tsx'
import { fieldsToCorrect, questionsOf } from './questions.ts'
import styles from './staff-list.module.css'
import { refusalOf, useAddStaff } from './use-add-staff.ts'
import { type Answers, useStaffList } from './use-staff-list.ts'

interface CheckedProps {
  facilityId: number
  people: readonly TypedPerson[]
  others: readonly ListRow[]
  listed: readonly Known[]
  /** What was said about this list before the page was loaded anew. */
  answered: Answers | undefined
  onAnswer: (answers: Answers) => void
  /** Called when everybody was added or left out. */
  onAllAdded: () => void
  /** How the list was read: its sheet and columns. It is not shown once somebody was added. */
  reading: ReactNode
  /** Returns to the text. */
  onBack: () => void
  onClose: () => void
  /** Keeps the dialog open while people are being added. */
  onBusy: (isBusy: boolean) => void
}

/** The people of a list, with what is wrong in which line, and the button that adds those who are ready. */
export function CheckedList(props: CheckedProps) {
  const { facilityId, people, others, listed, reading, onBack, onClose, onBusy, onAllAdded } = props
  const list = useStaffList(people, listed, props)
  const { results, isAdding, stoppedBy, waitsSeconds, add, stop } = useAddStaff(facilityId)
  const summary = useRef<HTMLParagraphElement>(null)
  // Also after adding, when the pressed button may be gone.
  useEffect(() => {
    onBusy(isAdding)
    if (!isAdding) summary.current?.focus()
  }, [onBusy, isAdding])

  const resultOf = ({ person }: CheckedLine) => results.get(person.line)
  const isAdded = (line: CheckedLine) => 'isAdded' in (resultOf(line) ?? {})
  const present = list.lines.filter((line) => !isAdded(line))
  const mayBeThere = (line: CheckedLine) => 'isUnknown' in (resultOf(line) ?? {})
  const leftOut = present.filter((line) => list.isLeftOut(line) && !mayBeThere(line))
  const kept = present.filter((line) => !leftOut.includes(line))
  const ready = kept.filter(
    (line) => Object.keys(line.problems).length === 0 && !refusalOf(resultOf(line), line.fields),
  )
  const added = list.lines.length - present.length
  const waiting = kept.length - ready.length
  const isDone = added > 0 && kept.length === 0
  useEffect(() => {
    if (isDone) onAllAdded()
  }, [isDone, onAllAdded])
  const questions = questionsOf(kept)
  // A line that was wrong at first keeps its place when it is corrected.
  const [wrongAtFirst] = useState(
    () => new Map(kept.map((line) => [line.person.line, fieldsToCorrect(line, questions)])),
  )
  const wasWrong = ({ person: { line } }: CheckedLine) => (wrongAtFirst.get(line) ?? []).length > 0
  const wrong = kept.filter(wasWrong)
  const inOrder = kept.filter((line) => !wasWrong(line))
  const shared = { list, results, wrongAtFirst, isLocked: isAdding }

  return (
    <div className={`${layout.stack5} ${styles.checked}`}>
      <p ref={summary} tabIndex={-1} role="status" className={styles.summary}>
        {added > 0 && `${peopleInWords(added)} added. `}
        {ready.length > 0 && `${peopleInWords(ready.length)} can be added. `}
        {waiting > 0 && `${peopleInWords(waiting)} cannot be added yet. `}
        {leftOut.length > 0 && `${peopleInWords(leftOut.length)} left out.`}
      </p>
      {stoppedBy && (
        <p role="alert" className={textStyles.error}>
          {stoppedBy} Nothing is added twice when you continue.
        </p>
      )}
      {waitsSeconds !== undefined && (
        <p role="status">
          The portal takes only so many people in a minute. The others follow by themselves in{' '}
          {byNumber(waitsSeconds, { one: 'a second', other: '# seconds' })}: leave this page open.
        </p>
      )}
      {added === 0 && !isAdding && reading}
      {!isAdding && <ListQuestions questions={questions} list={list} />}
      <LineList title="To correct" lines={wrong} {...shared} />
      <LineList title={wrong.length > 0 ? 'The others' : 'The list'} lines={inOrder} {...shared} />
      <LeftOutLines lines={leftOut} others={added === 0 ? others : []} list={list} isLocked={isAdding} />
      <Qualifications />
      <div className={`${layout.row3} ${styles.foot}`}>
        {(ready.length > 0 || isAdding) && (
          <BusyButton
            busy={isAdding && `Adding: ${added} of ${added + ready.length}`}
            onClick={() => void add(ready.map(({ person: { line }, fields }) => ({ line, fields })))}
          >
            {stoppedBy ? 'Continue' : `Add ${peopleInWords(ready.length)}`}
          </BusyButton>
        )}
        {isAdding && (
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        )}
        {!isAdding && (
          <Button variant={ready.length > 0 ? 'default' : 'filled'} onClick={added > 0 ? onClose : onBack}>
            {added > 0 ? 'Close' : 'Back'}
          </Button>
        )}
      </div>
    </div>
  )
}
