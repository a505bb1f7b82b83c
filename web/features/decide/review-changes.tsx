import type { ApplicationChange } from '@portal/contract/replies/application-change.ts'
import type { ApplicationReview, Correction } from '@portal/contract/replies/application-review.ts'
import { Moment } from '../../ui/dates.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { changeInWords, fieldLabel, valueInWords } from '@portal/domain/change-words.ts'
import { ChangedBy } from '../../fields/changed-by.tsx'
import styles from './review.module.css'

const actionWords: Record<string, string> = {
  Submit: 'it was submitted',
  Consider: 'it was considered',
  Approve: 'it was approved',
}

function Change({ change, correction }: { change: ApplicationChange; correction: Correction | undefined }) {
  const { fields } = change
  return (
    <li>
      <p className={styles.what}>{changeInWords(change)}</p>
      {correction && <ChangedBy correction={correction} />}
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldLabel(field)}</dt>
              <dd>
                <del>{valueInWords(field, before)}</del> <ins>{valueInWords(field, after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** What the owner changed since the application was last submitted, considered or approved. */
export function ReviewChanges({ review: { changes, corrections, stored } }: { review: ApplicationReview }) {
  if (stored) {
    return (
      <Notice title="You see this application as it was approved">
        <p>
          It was stored on <Moment of={stored.at} />. What the facility has recorded since belongs to its next
          registration.
        </p>
      </Notice>
    )
  }
  if (!changes) return null
  const { since, rows, total } = changes
  return (
    <Section id="changes" title="What changed">
      <Panel>
        <p>
          {total === 0 ? 'Nothing changed' : total === 1 ? 'One change' : `${total} changes`} since{' '}
          {actionWords[since.action] ?? 'the last review'} on <Moment of={since.at} />.
        </p>
        {rows.length > 0 && (
          <ul className={styles.changes}>
            {rows.map((change) => (
              <Change
                key={`${change.part} ${change.id}`}
                change={change}
                correction={corrections.find(({ part, id }) => part === change.part && id === change.id)}
              />
            ))}
          </ul>
        )}
        {total > rows.length && <p>The first {rows.length} are shown.</p>}
      </Panel>
    </Section>
  )
}
