import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { listCorrectiveActions } from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { dayInWords } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'

const maxAsked = 100

function until(actions: readonly CorrectiveAction[]): string {
  const [first] = actions
    .filter(({ due_on }) => due_on !== null)
    .toSorted((a, b) => (a.due_on ?? '').localeCompare(b.due_on ?? ''))
  if (!first?.due_on) return '.'
  const day = dayInWords(first.due_on)
  return first.is_overdue ? `. The first was due on ${day}.` : `, the first until ${day}.`
}

/** On the owner's home page, what an inspection found that is to be put right, a note for each report. */
export function ToPutRight() {
  const actions = useCall(listCorrectiveActions, { query: { status: 'open', per_page: maxAsked } })
  if (!actions.data || actions.data.total === 0) return null
  const reports = Map.groupBy(actions.data.data, ({ inspection_id }) => inspection_id)
  return (
    <div className={layout.stack3}>
      {[...reports].map(([inspectionId, open]) => (
        <Notice
          key={inspectionId}
          tone={open.some(({ is_overdue }) => is_overdue) ? 'danger' : 'warning'}
          icon="warning"
          title={`Inspection of ${open[0]?.company_name}`}
          action={
            <LinkButton to={`${paths.inspection(inspectionId)}#to-put-right`} variant="outline">
              See what to put right
            </LinkButton>
          }
        >
          <p>
            {byNumber(open.length, { one: '# thing is to be put right', other: '# things are to be put right' })}
            {until(open)}
          </p>
        </Notice>
      ))}
    </div>
  )
}
