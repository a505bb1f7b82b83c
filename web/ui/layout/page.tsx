import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import textStyles from '../text.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'
import layout from './layout.module.css'
import styles from './page.module.css'
import { PlaceOfSections } from './section-place.ts'
import { usePageTitle } from './use-page-title.ts'

let arrivedAt: string | undefined

/** Call it if the person came from another page of the portal. Then the title of the first page takes the focus. */
export function arriveFromOtherPage(): void {
  arrivedAt = ''
}

/** Sets the document title. After a navigation inside the portal it also focuses the heading, for screen readers. */
function useArrival(title: string) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  // Filtering and sorting a list keeps the focus on the filter, see useListAddress.
  const keepsFocus = fieldsOf(state).keepsFocus === true
  const isMounted = useRef(false)
  useEffect(() => {
    const isArrival = arrivedAt !== undefined && arrivedAt !== key && !(isMounted.current && keepsFocus)
    if (isArrival) heading.current?.focus({ preventScroll: true })
    arrivedAt = key
    isMounted.current = true
  }, [key, keepsFocus])
  return heading
}

interface PageProps {
  title: string
  /** The visible heading, if it differs from `title`, which is the document title. */
  heading?: ReactNode
  /** One line below the title. */
  lead?: ReactNode
  /** The back link: `{ to: paths.overview(), label: 'Dashboard' }`. */
  back?: { to: string; label: string }
  /** Buttons for actions on the whole page, right of the title. */
  actions?: ReactNode
  /** `reading` for forms and texts, `wide` for tables. */
  width?: 'reading' | 'wide'
  children?: ReactNode
}

/**
 * The layout of every screen: title, lead, back link and actions.
 *
 * How to add a screen: write screens/<name>.tsx with one named function that returns a Page and composes parts of
 * features/; add its row to a file of app/screens/; link to it through paths.ts; render it in a test with testing/render.tsx.
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
      <header className={`${layout.row4} ${layout.between} ${styles.header}`}>
        <div className={`${layout.stack1} ${styles.titles}`}>
          <h1 ref={heading} tabIndex={-1}>
            {shown ?? title}
          </h1>
          {lead && <div className={textStyles.lead}>{lead}</div>}
        </div>
        {actions && <div className={`${layout.row3} ${styles.actions}`}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

interface SectionProps {
  title: string
  /** The target of hash links and error summaries. */
  id?: string
  actions?: ReactNode
  children: ReactNode
}

/** A section of a page with its heading. It gets the focus when a focused element inside is removed, see useFocusAfterRemoval. */
export function Section({ title, id, actions, children }: SectionProps) {
  const place = useContext(PlaceOfSections)
  const isOnPage = place.is !== 'among others'
  const buttons = actions && !place.isToRead && <div className={`${layout.row3} ${styles.actions}`}>{actions}</div>
  return (
    <section id={id} tabIndex={-1} className={`${layout.stack3} ${styles.section}`} aria-label={title}>
      {place.is === 'alone on its page' ? (
        <VisuallyHidden>
          <h2>{title}</h2>
        </VisuallyHidden>
      ) : (
        <header className={`${layout.row4} ${layout.between} ${styles.header}`}>
          <h2>{title}</h2>
          {!isOnPage && buttons}
        </header>
      )}
      {children}
      {isOnPage && buttons}
    </section>
  )
}

/** A white box on the page background. */
export function Panel({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={id === undefined ? undefined : -1} className={`${layout.panel} ${styles.panel}`}>
      {children}
    </div>
  )
}
