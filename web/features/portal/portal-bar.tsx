import { paths } from '../../paths.ts'
import { Brand } from './brand.tsx'
import styles from './portal-bar.module.css'

/** Whose page this is, over pages that need no sign-in; it leads to the front of the portal. */
export function PortalBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Brand to={paths.signIn()} />
      </div>
    </header>
  )
}
