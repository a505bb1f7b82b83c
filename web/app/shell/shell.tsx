import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { usePortal } from '../../api/use-portal.ts'
import { Brand } from '../../features/settings/portal/brand.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Icon } from '../../ui/icon.tsx'
import layout from '../../ui/layout/layout.module.css'
import { IsOwner } from '../../ui/status-badge.tsx'
import { ScreenBoundary } from '../screen-boundary.tsx'
import { Bell } from './bell.tsx'
import { LogOut } from './log-out.tsx'
import { MenuList } from './menu-list.tsx'
import styles from './shell.module.css'

/** The menu as a drawer, for phones. It closes when a page is chosen. */
function Drawer({ onClose }: { onClose: () => void }) {
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
      </div>
    </dialog>
  )
}

function TopBar({ onMenu }: { onMenu: () => void }) {
  const session = useSession()
  return (
    <header className={styles.top}>
      <button type="button" className={styles.menuButton} aria-label="Menu" onClick={onMenu}>
        <Icon name="menu" />
      </button>
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

/** The layout of the signed-in portal: top bar, menu, page. */
export function Shell() {
  const isOwner = mayDo(useSession(), 'start a registration')
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { pathname } = useLocation()
  return (
    <div className={styles.shell}>
      <a href="#page" className={styles.skip}>
        Skip to the page
      </a>
      <TopBar onMenu={() => setIsMenuOpen(true)} />
      <nav className={styles.side} aria-label="Main">
        <MenuList />
      </nav>
      {isMenuOpen && <Drawer onClose={() => setIsMenuOpen(false)} />}
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
