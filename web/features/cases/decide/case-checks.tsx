import type { ApplicationReview } from '@portal/contract/cases/application-review.ts'
import { decisionNames } from '@portal/domain/actions/decisions.ts'
import type { CheckName } from '@portal/domain/cases/decision-checks.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './case-checks.module.css'

type Kind = 'for' | 'against' | 'look'

interface Check {
  kind: Kind
  message: string
}

/** Where the verdicts are given, it stands that they are not. */
const shownBelow: CheckName = 'no_verdicts'

/** The checks of decision 31, each fact on the side on which it is now. */
function checksOf({ against, in_favour }: RegistrationDetails): Check[] {
  return [
    ...(in_favour ?? []).map(({ message }) => ({ kind: 'for' as const, message })),
    ...(against ?? [])
      .filter(({ check }) => check !== shownBelow)
      .map(({ message }) => ({ kind: 'against' as const, message })),
  ]
}

/** What no decision goes against, and an officer should have seen before deciding. */
function toLookInto({ contents, flags, used_files, unpaid_penalties }: ApplicationReview): Check[] {
  const counts = [
    [
      contents.answers.filter(({ respond }) => respond === 0).length,
      { one: 'One answer is “No”', other: '# answers are “No”' },
    ],
    [flags.filter(({ keys }) => keys.length > 0).length, { one: 'One flag is open', other: '# flags are open' }],
    [
      new Set(used_files.map(({ slug }) => slug)).size,
      { one: 'One file is used elsewhere too', other: '# files are used elsewhere too' },
    ],
    [unpaid_penalties.total, { one: 'One penalty is not paid', other: '# penalties are not paid' }],
  ] as const
  return counts.flatMap(([count, words]) =>
    count > 0 ? [{ kind: 'look' as const, message: byNumber(count, words) }] : [],
  )
}

const signs = { for: 'check', against: 'cross', look: 'warning' } as const satisfies Record<Kind, IconName>

/** Once nothing is left to decide, what was known then is in the history. */
function isToBeDecided({ offered, ...details }: RegistrationDetails): boolean {
  return details.case?.clock != null || decisionNames.some((name) => offered.includes(name))
}

/** What speaks for an approval and what speaks against it, before the officer gives the verdicts. */
export function CaseChecks({ details, review }: { details: RegistrationDetails; review: ApplicationReview }) {
  const checks = [...checksOf(details), ...toLookInto(review)]
  const countOf = (kind: Kind) => checks.filter((check) => check.kind === kind).length
  if (checks.length === 0 || !isToBeDecided(details)) return null
  return (
    <section aria-label="Checks" className={`${layout.stack3} ${styles.checks}`}>
      <header className={`${layout.row2} ${layout.between}`}>
        <h2>Checks</h2>
        <span className={layout.row1}>
          <span className={styles.sum} data-kind="for">
            {countOf('for')} for
          </span>{' '}
          <span className={styles.sum} data-kind={countOf('against') > 0 ? 'against' : undefined}>
            {countOf('against')} against
          </span>
        </span>
      </header>
      <ul className={`${layout.stack2} ${layout.list}`}>
        {checks.map(({ kind, message }) => (
          <li key={message} className={styles.check} data-kind={kind}>
            <Icon name={signs[kind]} size={16} />
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
