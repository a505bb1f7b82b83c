import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './card-list.module.css'
import { Skeleton } from '../feedback/skeletons.tsx'

interface CardProps {
  /** Small words above the title: 'Part A'. */
  over?: ReactNode
  title: string
  /** The whole card leads there. */
  to?: string
  /** Above the title, at the end of the line: a badge. */
  sign?: ReactNode
  children?: ReactNode
  /** At the foot: what can be done. */
  actions?: ReactNode
}

/** One thing of a list of things that say more than a row of a table can. */
export function Card({ over, title, to, sign, children, actions }: CardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.line}>
          <span className={styles.over}>{over}</span>
          {sign}
        </div>
        <h2 className={styles.title}>
          {to ? (
            <Link to={to} className={styles.whole}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

/** Cards side by side where there is room. `Card` and nothing else goes into it. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  )
}

/** Grey cards where cards will be. */
export function CardsSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div className={styles.cards} role="status" aria-busy="true" aria-label="Loading">
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <Skeleton key={card} height={168} />
      ))}
    </div>
  )
}
