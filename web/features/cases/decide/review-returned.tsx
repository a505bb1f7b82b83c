import { itemInWords } from '@portal/domain/applications/returned-items.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Day, Moment } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './review.module.css'
import { Change } from './review-changes.tsx'

/** What was returned to the owner: beside each remark what changed since, and what the owner says. */
export function ReviewReturned({ details: { registration, returned_work } }: { details: RegistrationDetails }) {
  const { returned } = registration
  if (!returned) return null
  return (
    <Section id="returned" title="What was returned">
      <Panel>
        <p>
          Returned on <Moment of={returned.at} />, by <Day of={returned.due_date} />.{' '}
          {returned.resubmitted_at ? (
            <>
              Submitted again on <Moment of={returned.resubmitted_at} />.
            </>
          ) : (
            'It is with its owner.'
          )}
        </p>
        <ul className={styles.changes}>
          {returned.items.map((item, place) => (
            <Item key={`${item.section} ${item.id}`} item={item} work={returned_work?.[place]} />
          ))}
        </ul>
      </Panel>
    </Section>
  )
}

interface ItemProps {
  item: NonNullable<RegistrationDetails['registration']['returned']>['items'][number]
  work: NonNullable<RegistrationDetails['returned_work']>[number] | undefined
}

function Item({ item, work }: ItemProps) {
  const { changes, total } = work ?? { changes: [], total: 0 }
  return (
    <li>
      <p>
        <strong>{itemInWords(item)}</strong>
      </p>
      <dl className={`${layout.stack1} ${styles.fields}`}>
        <div>
          <dt>Remark</dt>
          <dd className={styles.said}>{item.remark}</dd>
        </div>
        {item.answer && (
          <div>
            <dt>Answer</dt>
            <dd>
              <span className={styles.said}>{item.answer.text}</span>{' '}
              <span className={textStyles.quiet}>
                {item.answer.actor}, <Moment of={item.answer.at} />
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>Changed</dt>
          <dd>
            {total === 0 && 'Nothing'}
            {total > 0 && (
              <ul className={styles.changes}>
                {changes.map((change) => (
                  <Change key={`${change.part} ${change.id}`} change={change} />
                ))}
              </ul>
            )}
            {total > changes.length && (
              <p>
                The first {changes.length} of {total} are shown.
              </p>
            )}
          </dd>
        </div>
      </dl>
    </li>
  )
}
