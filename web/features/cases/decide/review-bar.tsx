import type { ReactNode } from 'react'
import layout from '../../../ui/layout/layout.module.css'
import styles from './review.module.css'

/** Stays at the top of the window while the officer reads, where there is room for it. */
export function ReviewBar({ children }: { children: ReactNode }) {
  return <div className={`${layout.row4} ${layout.between} ${styles.bar}`}>{children}</div>
}
