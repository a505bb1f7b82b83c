import { createContext, type ReactNode } from 'react'
import styles from './print-only.module.css'

/** Whether what is inside is seen on paper only. */
export const IsOnPaperOnly = createContext(false)

/** Content that is visible only in print. A dialog that it opens is seen on the screen all the same. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return (
    <IsOnPaperOnly value={true}>
      <div className={styles.paper}>{children}</div>
    </IsOnPaperOnly>
  )
}
