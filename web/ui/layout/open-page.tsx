import type { ReactNode } from 'react'
import styles from './open-page.module.css'

/** The frame of pages outside the shell, which need no sign-in; `bar` is the portal's name at the top. */
export function OpenPage({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <>
      {bar}
      <main className={styles.open}>{children}</main>
    </>
  )
}

/** The front of the portal: who runs it and what it does on the left, what one does here on the right. */
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
