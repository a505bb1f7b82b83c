import { itemInWords, remarkWithEvidence } from '@portal/domain/applications/returned-items.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { ItemNote } from '../../../fields/item-notes.tsx'
import { DatesInTable, Day, Moment } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { Change } from './review-changes.tsx'
import styles from './review-returned.module.css'

/** What was returned to the owner: beside each remark what came back, that is what changed since and what the owner says. */
export function ReviewReturned({ details: { registration, returned_work } }: { details: RegistrationDetails }) {
  const { returned } = registration
  if (!returned) return null
  return (
    <Section id="returned" title="What was returned">
      <div className={layout.panel}>
        <p className={styles.head}>
          <DatesInTable>
            <span>
              Returned on <Moment of={returned.at} />, to be corrected by <Day of={returned.due_date} />.
            </span>{' '}
            <span>
              {returned.resubmitted_at ? (
                <>
                  Submitted again on <Moment of={returned.resubmitted_at} />.
                </>
              ) : (
                'It is with its owner.'
              )}
            </span>
          </DatesInTable>
        </p>
        <ul className={layout.list}>
          {returned.items.map((item, place) => (
            <Item
              key={`${item.section} ${item.id}`}
              item={item}
              work={returned_work?.[place]}
              isBack={returned.resubmitted_at !== null}
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface ItemProps {
  item: NonNullable<RegistrationDetails['registration']['returned']>['items'][number]
  work: NonNullable<RegistrationDetails['returned_work']>[number] | undefined
  /** The owner has submitted it again, so it can be returned again. */
  isBack: boolean
}

function Item({ item, work, isBack }: ItemProps) {
  const { changes, total } = work ?? { changes: [], total: 0 }
  return (
    <li className={styles.item} data-exception>
      <strong>{itemInWords(item)}</strong>
      <dl className={styles.both}>
        <div className={styles.asked}>
          <dt>You asked</dt>
          <dd className={textStyles.written}>{remarkWithEvidence(item)}</dd>
        </div>
        <div className={styles.back}>
          {item.answer && (
            <>
              <dt>Answer</dt>
              <dd>
                <span className={textStyles.written}>{item.answer.text}</span>{' '}
                <span className={textStyles.quiet}>
                  {item.answer.actor}, <Moment of={item.answer.at} />
                </span>
              </dd>
            </>
          )}
          <dt>Changed</dt>
          <dd>
            {total === 0 && 'Nothing'}
            {total > 0 && (
              <ul className={layout.list}>
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
      {isBack && <ItemNote section={item.section} id={item.id} />}
    </li>
  )
}
