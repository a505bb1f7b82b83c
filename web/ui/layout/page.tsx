import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import styles from './page.module.css'
import { usePageTitle } from './use-page-title.ts'

let arrivedAt: string | undefined

/** The first page of this document is one that the person went to from another: its title takes the focus. */
export function arriveFromOtherPage(): void {
  arrivedAt = ''
}

/** Tells the browser's tab, and after a move inside the portal the screen reader, which page this is. */
function useArrival(title: string) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  // Who filters or sorts a list goes on with the filter: see useListAddress.
  const staysPut = Object(state).staysPut === true
  const isThere = useRef(false)
  useEffect(() => {
    const isArrival = arrivedAt !== undefined && arrivedAt !== key && !(isThere.current && staysPut)
    if (isArrival) heading.current?.focus({ preventScroll: true })
    arrivedAt = key
    isThere.current = true
  }, [key, staysPut])
  return heading
}

interface PageProps {
  title: string
  /** Replaces the title in sight where it needs more than words. The tab shows `title`. */
  heading?: ReactNode
  /** One line beneath the title. */
  lead?: ReactNode
  /** Where the person came from: `{ to: paths.overview(), label: 'Dashboard' }`. */
  back?: { to: string; label: string }
  /** Buttons for what can be done with the whole page, right of the title. */
  actions?: ReactNode
  /** Forms and texts are `reading`, tables are `wide`. */
  width?: 'reading' | 'wide'
  children?: ReactNode
}

/**
 * The frame of every screen: one title, what it is about, the way back, the actions.
 *
 * How to add a screen: write screens/<name>.tsx with one named function that returns a Page and composes parts of
 * features/; add its row to app/screens.ts; link to it through paths.ts; render it in a test with testing/render.tsx.
 */
export function Page({ title, heading: shown, lead, back, actions, width = 'wide', children }: PageProps) {
  const heading = useArrival(title)
  return (
    <div className={styles.page} data-width={width}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <Icon name="left" size={16} />
          {back.label}
        </Link>
      )}
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1}>
            {shown ?? title}
          </h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

interface SectionProps {
  title: string
  /** What a link with `#` and an error summary lead to. */
  id?: string
  actions?: ReactNode
  children: ReactNode
}

/** One part of a page under a heading of its own. It takes the focus of what goes away inside it: see useFocusAfterRemoval. */
export function Section({ title, id, actions, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-label={title}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}

/** A white sheet on the warm surface. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>
}
