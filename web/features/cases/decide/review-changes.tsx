import type { ApplicationChange } from '@portal/contract/applications/application-change.ts'
import type { ApplicationReview, Correction } from '@portal/contract/cases/application-review.ts'
import { changeInWords, fieldLabel, sideInWords } from '@portal/domain/applications/change-words.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChangedBy } from '../../../fields/changed-by.tsx'
import { paths } from '../../../paths.ts'
import { Day, Moment } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import styles from './review.module.css'

/** What an application is compared with. `{day}` stands for the day. */
const comparedWith = new Map<string, string>(
  Object.entries({
    Submit: 'Compared with what was submitted on {day}.',
    Consider: 'Compared with what was considered on {day}.',
    Return: 'Compared with what was returned on {day}.',
    Approve: 'Compared with what was approved on {day}.',
  }),
)
const comparedWithReview = 'Compared with what was reviewed on {day}.'

function changesInWords(total: number): string {
  if (total === 0) return 'Nothing changed.'
  return byNumber(total, { one: 'One change.', other: '# changes.' })
}

function ComparedWith({ since: { action, at } }: { since: { action: string; at: string } }) {
  const [before, after] = (comparedWith.get(action) ?? comparedWithReview).split('{day}')
  return (
    <>
      {before}
      <Moment of={at} />
      {after}
    </>
  )
}

/** A change in words, with the fields before and after. */
export function Change({ change, correction }: { change: ApplicationChange; correction?: Correction | undefined }) {
  const { fields } = change
  return (
    <li>
      <p>{changeInWords(change)}</p>
      {correction && <ChangedBy correction={correction} />}
      {fields.length > 0 && (
        <dl className={`${layout.stack1} ${signedIn.changed} ${styles.fields}`}>
          {fields.map((compared) => (
            <div key={compared.field}>
              <dt>{fieldLabel(compared.field)}</dt>
              <dd>
                <del>{sideInWords(compared, 'before')}</del> <ins>{sideInWords(compared, 'after')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

interface ReviewProps {
  review: ApplicationReview
  registrationId: number
}

/** That an approved application is shown as it was approved. */
export function StoredNotice({ review: { stored }, registrationId }: ReviewProps) {
  if (!stored) return null
  return (
    <p className={`${layout.panel} ${styles.stored}`}>
      <Icon name="info" size={16} />
      <strong>You see this application as it was approved</strong>{' '}
      <span>
        and stored on <Day of={stored.at} />. What is recorded since belongs to the next registration.
      </span>{' '}
      <Link to={paths.versions(registrationId)}>Compare versions</Link>
    </p>
  )
}

/** What the owner changed since the application was last submitted, considered or approved; in a renewal also since the licence. */
export function ReviewChanges({ review: { changes, licence, corrections, stored }, registrationId }: ReviewProps) {
  const versions = <Link to={paths.versions(registrationId)}>Compare versions</Link>
  if (stored || (!licence && !changes)) {
    return (
      <EmptyState isSmall title="Nothing to compare">
        {stored ? 'It is shown as it was approved.' : 'It was never submitted, considered or approved before.'}
      </EmptyState>
    )
  }
  return (
    <>
      {licence && (
        <Changes
          id="since_licence"
          title="Changes since the licence"
          of={licence}
          corrections={corrections}
          versions={versions}
        />
      )}
      {changes && (
        <Changes id="changes" title="What changed" of={changes} corrections={corrections} versions={versions} />
      )}
    </>
  )
}

interface ChangesProps {
  id: string
  title: string
  of: NonNullable<ApplicationReview['changes']>
  corrections: readonly Correction[]
  /** The link to all versions. */
  versions: ReactNode
}

function Changes({ id, title, of: { since, rows, total }, corrections, versions }: ChangesProps) {
  return (
    <Section id={id} title={title} actions={versions}>
      <Panel>
        <p>
          {changesInWords(total)} <ComparedWith since={since} />
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
