import { Link, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { entryOf, menu } from './menu.ts'
import looks from './shell.module.css'

/** The menu of the signed-in person's role. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const session = useSession()
  const { pathname } = useLocation()
  const entries = session ? menu[session.privilege_type] : []
  const here = entryOf(entries, pathname)
  return (
    <ul className={looks.menu}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            className={looks.entry}
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
