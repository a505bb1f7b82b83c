import { Fragment, type ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Brand, type KnownPortal } from './brand.tsx'
import styles from './portal-bar.module.css'
import { footerLinks } from './portal-footer.tsx'

const links = [
  { to: paths.find(), label: 'Find a facility' },
  { to: paths.verify(), label: 'Check a licence' },
  { to: paths.concern(), label: 'Report a concern' },
]

interface PortalBarProps {
  portal: KnownPortal
  /** What stands in place of the links. */
  children?: ReactNode
}

/** The top bar of pages outside the shell. It links to the server-rendered sign-in page. */
export function PortalBar({ portal, children = <PublicLinks /> }: PortalBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <a href={paths.signIn()} className={styles.home}>
          <Brand portal={portal} isPublic />
        </a>
        {children}
      </div>
    </header>
  )
}

/** What strangers come for. Where there is no room, a link leads to the same links in the footer. */
function PublicLinks() {
  return (
    <nav aria-label="Main" className={styles.links}>
      {links.map(({ to, label }) => (
        <Fragment key={to}>
          <a href={to} data-wide>
            {label}
          </a>{' '}
        </Fragment>
      ))}
      <a href={paths.signIn()}>Log in</a>{' '}
      <a href={`#${footerLinks}`} data-narrow>
        Menu
      </a>
    </nav>
  )
}
