import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useInboxCounts } from '../../api/inbox-counts.ts'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import layout from '../../ui/layout/layout.module.css'
import { lineOf, type MenuLine, menuOf } from './menu.ts'
import { MenuCount } from './menu-count.tsx'
import styles from './shell.module.css'

interface EntriesProps {
  entries: MenuLine[]
  current: MenuLine | undefined
  labelledBy?: string
  onChoose?: () => void
}

function Entries({ entries, current, labelledBy, onChoose }: EntriesProps) {
  const { pathname } = useLocation()
  const counts = useInboxCounts()
  return (
    <ul className={styles.menu} aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            className={styles.entry}
            aria-current={entry.to === pathname ? 'page' : entry === current ? 'true' : undefined}
            onClick={onChoose}
          >
            {entry.label}
            {entry.count && <MenuCount counted={counts?.[entry.count]} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The menu of the signed-in person, with the link to About this portal below it. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const session = useSession()
  const { pathname } = useLocation()
  const headings = useId()
  const entries = session ? menuOf(session) : []
  const current = lineOf(entries, pathname)
  const groups = [...new Set(entries.flatMap(({ group = [] }) => group))]
  return (
    <div className={`${layout.stack6} ${styles.menus}`}>
      <Entries entries={entries.filter(({ group }) => !group)} current={current} onChoose={onChoose} />
      {groups.map((name) => (
        <div key={name}>
          <p id={`${headings}${name}`} className={styles.group}>
            {name}
          </p>
          <Entries
            entries={entries.filter(({ group }) => group === name)}
            current={current}
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
