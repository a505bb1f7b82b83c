import type { ReactNode } from 'react'
import styles from './open-page.module.css'

/** The layout of pages outside the shell. `bar` is the top bar. */
export function OpenPage({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <>
      {bar}
      <main className={styles.open}>{children}</main>
    </>
  )
}

/** The layout of the start page: the introduction on the left, the form on the right. */
export function FrontPage({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.front}>
      <header className={styles.about}>
        <div className={styles.aboutBody}>{about}</div>
      </header>
      <main className={styles.task}>{children}</main>
    </div>
  )
}
