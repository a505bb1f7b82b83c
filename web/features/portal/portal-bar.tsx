import { paths } from '../../paths.ts'
import { Brand, type KnownPortal } from './brand.tsx'
import styles from './portal-bar.module.css'

/** The bar over pages that need no sign-in: whose page this is. It leads to the sign-in page, which the server draws. */
export function PortalBar({ portal }: { portal: KnownPortal }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <a href={paths.signIn()} className={styles.home}>
          <Brand portal={portal} />
        </a>
      </div>
    </header>
  )
}
