import styles from '../../fields/status-meaning.module.css'
import { Meaning } from '../../fields/status-meaning.tsx'
import { type StatusMeaning, statusMeanings } from '../../fields/status-meanings.ts'
import layout from '../../ui/layout/layout.module.css'
import { Page, Panel } from '../../ui/layout/page.tsx'
import signedIn from '../../ui/signed-in.module.css'
import { StatusBadge } from '../../ui/status-badge.tsx'

const all: [string, StatusMeaning][] = Object.entries(statusMeanings)

/** What each status means, what happens next, who has to act, and how long it usually takes. */
export function Statuses() {
  return (
    <Page
      title="What each status means"
      width="reading"
      lead="What happens next, who has to act, and how long it usually takes."
    >
      <Panel>
        <ul className={`${layout.stack5} ${signedIn.divided} ${styles.list}`}>
          {all.map(([name, meaning]) => (
            <li key={name}>
              <h2 className={`${layout.row2} ${styles.name}`}>
                <StatusBadge {...meaning.badge} />
              </h2>
              <Meaning of={meaning} />
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  )
}
