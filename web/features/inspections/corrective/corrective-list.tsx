import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Day } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { CorrectiveBadge, CriticalMark } from '../badges.tsx'
import styles from './corrective.module.css'
import { DecideReply } from './decide-reply.tsx'
import { OwnerReply } from './owner-reply.tsx'
import { Replies } from './replies.tsx'

function Until({ of: { due_on, days } }: { of: CorrectiveAction }) {
  if (due_on) {
    return (
      <strong>
        until <Day of={due_on} />
      </strong>
    )
  }
  return <>{byNumber(days, { one: 'within # day of publication', other: 'within # days of publication' })}</>
}

function Item({ action }: { action: CorrectiveAction }) {
  const { text, question, outcome, note, is_critical, replies } = action
  return (
    <li className={`${layout.stack2} ${styles.action}`}>
      <div className={`${layout.row2} ${styles.head}`}>
        <strong className={styles.text}>{text}</strong>
        <span className={layout.row1}>
          {is_critical && <CriticalMark />}
          <CorrectiveBadge of={action} />
        </span>
      </div>
      {text !== question && <p className={textStyles.note}>{question}</p>}
      <p>
        {sentenceCase(outcome)}, to be put right <Until of={action} />
      </p>
      {note && <p className={`${textStyles.written} ${styles.note}`}>{note}</p>}
      <Replies replies={replies} />
      <DecideReply action={action} />
      <OwnerReply action={action} />
    </li>
  )
}

/** What is to be put right, the most urgent first, with the replies and what can be done now. */
export function CorrectiveList({ actions }: { actions: readonly CorrectiveAction[] }) {
  const isClosed = ({ status }: CorrectiveAction) => (status === 'closed' ? 1 : 0)
  const byDay = ({ due_on }: CorrectiveAction) => due_on ?? '9999'
  const ordered = actions.toSorted(
    (one, other) => isClosed(one) - isClosed(other) || byDay(one).localeCompare(byDay(other)),
  )
  return (
    <ul className={`${layout.panel} ${layout.list}`}>
      {ordered.map((action) => (
        <Item key={action.id} action={action} />
      ))}
    </ul>
  )
}
