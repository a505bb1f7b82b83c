import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useInboxCounts } from '../../api/inbox-counts.ts'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { menuGroups } from '../screen.ts'
import styles from './menu.module.css'
import { lineOf, type MenuLine, menuOf } from './menu.ts'
import { MenuCount } from './menu-count.tsx'

interface EntriesProps {
  entries: readonly MenuLine[]
  current: MenuLine | undefined
  labelledBy?: string
  onChoose: (() => void) | undefined
}

function Entries({ entries, current, labelledBy, onChoose }: EntriesProps) {
  const { pathname } = useLocation()
  const counts = useInboxCounts()
  return (
    <ul className={styles.entries} aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.to} className={styles.line}>
          <Link
            to={entry.to}
            className={styles.entry}
            aria-current={entry.to === pathname ? 'page' : entry === current ? 'true' : undefined}
            onClick={onChoose}
          >
            <Icon name={entry.icon} size={18} />
            <span className={styles.label}>{entry.label}</span>
          </Link>
          {entry.count && <MenuCount counted={counts?.[entry.count]} />}
        </li>
      ))}
    </ul>
  )
}

/** The menu of the signed-in person by groups, with the link to About this portal at its foot. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const session = useSession()
  const { pathname } = useLocation()
  const headings = useId()
  const entries = session ? menuOf(session) : []
  const current = lineOf(entries, pathname)
  const of = (wanted: MenuLine['group']) => entries.filter(({ group }) => group === wanted)
  const shown = menuGroups.filter((name) => name !== 'Settings' && of(name).length > 0)
  return (
    <div className={styles.menu}>
      <Entries entries={of(undefined)} current={current} onChoose={onChoose} />
      {shown.map((name) => (
        <div key={name}>
          <p id={`${headings}${name}`} className={styles.heading}>
            {name}
          </p>
          <Entries entries={of(name)} current={current} labelledBy={`${headings}${name}`} onChoose={onChoose} />
        </div>
      ))}
      <div className={styles.foot}>
        <Entries entries={of('Settings')} current={current} onChoose={onChoose} />
        <Link
          to={paths.upgrade()}
          className={styles.entry}
          aria-current={pathname === paths.upgrade() ? 'page' : undefined}
          onClick={onChoose}
        >
          <Icon name="info" size={18} />
          <span className={styles.label}>About this portal</span>
        </Link>
      </div>
    </div>
  )
}
