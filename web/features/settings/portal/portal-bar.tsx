import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Brand, type KnownPortal } from './brand.tsx'
import styles from './portal-bar.module.css'

/** The top bar of pages outside the shell. It links to the server-rendered sign-in page. */
export function PortalBar({ portal, children }: { portal: KnownPortal; children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <a href={paths.signIn()} className={styles.home}>
          <Brand portal={portal} />
        </a>
        {children}
      </div>
    </header>
  )
}
