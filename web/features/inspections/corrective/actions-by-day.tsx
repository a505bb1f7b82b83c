import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { dayInWords } from '../../../ui/dates.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/page.tsx'
import { CorrectiveList } from './corrective-list.tsx'

interface Group {
  label: string
  actions: CorrectiveAction[]
}

/** What is due on one later day, and what was put right already. */
function foldedOf(later: readonly CorrectiveAction[], closed: CorrectiveAction[]): Group[] {
  const days = [...Map.groupBy(later, ({ due_on }) => due_on)].toSorted(([one], [other]) =>
    (one ?? '').localeCompare(other ?? ''),
  )
  const due = days.map(([day, actions]) => ({
    label: `${byNumber(actions.length, { one: '# thing', other: '# things' })} until ${day === null ? 'a later day' : dayInWords(day)}`,
    actions,
  }))
  if (closed.length === 0) return due
  const label = byNumber(closed.length, { one: '# thing was put right', other: '# things were put right' })
  return [...due, { label, actions: closed }]
}

/**
 * What the owner has to put right. Open is what is overdue, what is due on the first day to come, and what the ministry sent back;
 * the rest is folded by its day, because a visit can find sixty things.
 */
export function ActionsByDay({ actions }: { actions: readonly CorrectiveAction[] }) {
  const closed = actions.filter(({ status }) => status === 'closed')
  const waiting = actions.filter(({ status }) => status !== 'closed')
  const [first] = waiting.flatMap(({ due_on, is_overdue }) => (is_overdue ? [] : (due_on ?? []))).toSorted()
  const isNow = ({ due_on, is_overdue, replies }: CorrectiveAction) =>
    is_overdue || due_on === first || replies.some(({ is_accepted }) => is_accepted === false)
  const now = waiting.filter(isNow)
  const folded = foldedOf(
    waiting.filter((action) => !isNow(action)),
    closed,
  )
  return (
    <div className={layout.stack4}>
      {now.length > 0 && <CorrectiveList actions={now} />}
      {folded.length > 0 && (
        <Panel>
          <div className={layout.stack3}>
            {folded.map(({ label, actions: inside }) => (
              <Disclosure key={label} label={label}>
                <CorrectiveList actions={inside} />
              </Disclosure>
            ))}
          </div>
        </Panel>
      )}
    </div>
  )
}
