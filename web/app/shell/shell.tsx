import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { usePortal } from '../../api/use-portal.ts'
import { Brand } from '../../features/settings/portal/brand.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Icon } from '../../ui/icon.tsx'
import layout from '../../ui/layout/layout.module.css'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { IsOwner } from '../../ui/status-badge.tsx'
import { ScreenBoundary } from '../screen-boundary.tsx'
import { Bell } from './bell.tsx'
import { LogOut } from './log-out.tsx'
import { MenuList } from './menu-list.tsx'
import styles from './shell.module.css'

// Owners have no search, and their first page is loaded on slow networks.
const PortalSearch = lazyPart(async () => (await import('../../features/search/portal-search.tsx')).PortalSearch)

interface BarProps {
  onMenu: () => void
}

function MenuButton({ onMenu }: BarProps) {
  return (
    <button type="button" className={styles.menuButton} aria-label="Menu" onClick={onMenu}>
      <Icon name="menu" />
    </button>
  )
}

/** Leads to the person's own account. */
function AccountLink({ onChoose }: { onChoose?: () => void }) {
  const name = useSession()?.first_name
  return (
    <Link to={paths.account()} className={styles.account} aria-label={`Your account, ${name}`} onClick={onChoose}>
      <Icon name="person" size={18} />
      <span className={styles.who}>{name}</span>
    </Link>
  )
}

/** The menu as a drawer, for phones. The search leaves an officer's header no room for the account and the way out. It closes when a page is chosen. */
function Drawer({ hasSearch, onClose }: { hasSearch: boolean; onClose: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = drawer.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes the drawer, as Escape does
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={`${layout.stack4} ${styles.drawerBody}`}>
        <button type="button" className={styles.onGreen} onClick={onClose}>
          <Icon name="cross" /> Close
        </button>
        <MenuList onChoose={onClose} />
        {hasSearch && (
          <div className={styles.drawerFoot}>
            <AccountLink onChoose={onClose} />
            <LogOut />
          </div>
        )}
      </div>
    </dialog>
  )
}

/** The green band of owners. */
function OwnersBar({ onMenu }: BarProps) {
  const session = useSession()
  return (
    <header className={styles.band}>
      <MenuButton onMenu={onMenu} />
      <div className={styles.brand}>
        <Link to={paths.overview()} className={styles.home}>
          <Brand portal={usePortal()} />
        </Link>
      </div>
      <Bell />
      <span className={styles.who}>{session?.first_name}</span>
      <LogOut />
    </header>
  )
}

/** The white header of officers, with the search. */
function OfficersBar({ onMenu }: BarProps) {
  const portal = usePortal()
  return (
    <header className={styles.header}>
      <MenuButton onMenu={onMenu} />
      <Link to={paths.overview()} className={`${styles.home} ${styles.officersBrand}`}>
        <Brand portal={portal} isSmall />
      </Link>
      <Suspense fallback={<div />}>
        <PortalSearch />
      </Suspense>
      <div className={styles.end}>
        <Bell />
        <AccountLink />
        <LogOut />
      </div>
    </header>
  )
}

/** The layout of the signed-in portal: top bar, menu, page. Without a session there is no menu: the page shows what is kept on this phone. */
export function Shell() {
  const portal = usePortal()
  if (useSession()) return <SignedIn />
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <Outlet />
    </OpenPage>
  )
}

function SignedIn() {
  const isOwner = mayDo(useSession(), 'start a registration')
  const Bar = isOwner ? OwnersBar : OfficersBar
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { pathname } = useLocation()
  return (
    <div className={styles.shell} data-for={isOwner ? 'owners' : 'officers'}>
      <a href="#page" className={styles.skip}>
        Skip to the page
      </a>
      <Bar onMenu={() => setIsMenuOpen(true)} />
      <nav className={styles.side} aria-label="Main">
        <div className={styles.menu}>
          <MenuList />
        </div>
      </nav>
      {isMenuOpen && <Drawer hasSearch={!isOwner} onClose={() => setIsMenuOpen(false)} />}
      <main id="page" tabIndex={-1} className={styles.main}>
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <IsOwner value={isOwner}>
              <Outlet />
            </IsOwner>
          </Suspense>
        </ScreenBoundary>
      </main>
      <div className={styles.foot}>
        <PortalFooter portal={usePortal()} />
      </div>
    </div>
  )
}
