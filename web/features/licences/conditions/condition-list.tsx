import type { Condition } from '@portal/contract/licences/condition.ts'
import { ViewFile } from '../../../fields/view-file.tsx'
import { Day, Moment } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import signedIn from '../../../ui/signed-in.module.css'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import textStyles from '../../../ui/text.module.css'
import { ConditionAction } from './condition-action.tsx'
import styles from './conditions.module.css'

function DueDate({ condition: { due_date, met } }: { condition: Condition }) {
  if (met) {
    return (
      <p className={textStyles.quiet}>
        Found to be met by {met.by} on <Day of={met.at} />
      </p>
    )
  }
  if (due_date === null) return <p className={textStyles.quiet}>It holds for as long as the approval.</p>
  return (
    <p className={textStyles.quiet}>
      To be met by <Day of={due_date} />
    </p>
  )
}

function Evidence({ of: evidence }: { of: Condition['evidence'] }) {
  if (evidence.length === 0) return null
  return (
    <ul className={`${layout.stack2} ${styles.evidence}`} aria-label="Evidence">
      {evidence.map(({ id, text, file_slug, by, at }) => (
        <li key={id}>
          <span className={textStyles.quiet}>
            {by}, <Moment of={at} />
          </span>
          <span className={textStyles.written}>{text}</span>
          {file_slug !== null && <ViewFile slug={file_slug} name="the document of this evidence" />}
        </li>
      ))}
    </ul>
  )
}

/** The conditions of an approval: how each stands, what the owner says about it, and what can be done. */
export function ConditionList({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <ol className={`${layout.stack5} ${signedIn.divided}`}>
      {conditions.map((condition) => (
        <li key={condition.id} className={layout.stack2}>
          <div className={layout.line}>
            <span className={styles.text}>{condition.text}</span>
            <StatusBadge status={condition.state} />
          </div>
          <DueDate condition={condition} />
          <Evidence of={condition.evidence} />
          {condition.met && <p className={textStyles.written}>{condition.met.note}</p>}
          {condition.offered.map((name) => (
            <ConditionAction key={name} name={name} condition={condition} />
          ))}
        </li>
      ))}
    </ol>
  )
}
