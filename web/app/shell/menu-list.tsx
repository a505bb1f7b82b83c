import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { lineOf, type MenuLine, menuOf } from './menu.ts'
import styles from './shell.module.css'

interface LinesProps {
  entries: MenuLine[]
  here: MenuLine | undefined
  labelledBy?: string
  onChoose?: () => void
}

function Lines({ entries, here, labelledBy, onChoose }: LinesProps) {
  const { pathname } = useLocation()
  return (
    <ul className={styles.menu} aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            className={styles.entry}
            aria-current={entry.to === pathname ? 'page' : entry === here ? 'true' : undefined}
            onClick={onChoose}
          >
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The menu of the signed-in person, and beneath it the way to what the portal says about itself. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const session = useSession()
  const { pathname } = useLocation()
  const headings = useId()
  const entries = session ? menuOf(session) : []
  const here = lineOf(entries, pathname)
  const groups = [...new Set(entries.flatMap(({ group = [] }) => group))]
  return (
    <div className={styles.menus}>
      <Lines entries={entries.filter(({ group }) => !group)} here={here} onChoose={onChoose} />
      {groups.map((name) => (
        <div key={name}>
          <p id={`${headings}${name}`} className={styles.group}>
            {name}
          </p>
          <Lines
            entries={entries.filter(({ group }) => group === name)}
            here={here}
            labelledBy={`${headings}${name}`}
            onChoose={onChoose}
          />
        </div>
      ))}
      <Link
        to={paths.upgrade()}
        className={styles.about}
        aria-current={pathname === paths.upgrade() ? 'page' : undefined}
        onClick={onChoose}
      >
        About this portal
      </Link>
    </div>
  )
}
