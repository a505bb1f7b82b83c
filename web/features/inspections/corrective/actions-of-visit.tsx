import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { CorrectiveList } from './corrective-list.tsx'

function sumOf(waiting: readonly CorrectiveAction[]): string {
  const isPublished = waiting.some(({ due_on }) => due_on !== null)
  const first = Math.min(...waiting.map(({ days }) => days))
  return isPublished
    ? byNumber(waiting.length, { one: '# without a reply', other: '# without a reply' })
    : byNumber(waiting.length, {
        one: `#, due within ${first} days of publication`,
        other: `#, the first due within ${first} days of publication`,
      })
}

/**
 * The corrective actions of a visit for officers: open are those with a reply and those that are overdue. The others repeat what is
 * not met, so they are folded.
 */
export function ActionsOfVisit({ actions }: { actions: readonly CorrectiveAction[] }) {
  const needsLook = ({ replies, is_overdue }: CorrectiveAction) => replies.length > 0 || is_overdue
  const shown = actions.filter(needsLook)
  const waiting = actions.filter((action) => !needsLook(action))
  return (
    <Section title="Corrective actions">
      {shown.length > 0 && <CorrectiveList actions={shown} />}
      {waiting.length > 0 && (
        <Panel>
          <Disclosure label={sumOf(waiting)} about="corrective actions">
            <CorrectiveList actions={waiting} />
          </Disclosure>
        </Panel>
      )}
    </Section>
  )
}
