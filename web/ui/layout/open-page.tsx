import type { ReactNode } from 'react'
import styles from './open-page.module.css'

/** The layout of pages outside the shell. `bar` is the top bar. */
export function OpenPage({ bar, footer, children }: { bar?: ReactNode; footer?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      {bar}
      <main className={styles.open}>{children}</main>
      {footer}
    </div>
  )
}

/** The layout of the start page: the introduction on the left, the form on the right, the footer below. */
export function FrontPage({ about, footer, children }: { about: ReactNode; footer: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.front}>
      <header className={styles.about}>
        <div className={styles.aboutBody}>{about}</div>
      </header>
      <main className={styles.task}>{children}</main>
      <div className={styles.foot}>{footer}</div>
    </div>
  )
}
