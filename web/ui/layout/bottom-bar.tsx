import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** The one next action of a page. On a phone it stays at the foot of the window, however long the page is. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
