import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../feedback/skeletons.tsx'
import layout from '../layout/layout.module.css'
import textStyles from '../text.module.css'
import styles from './card-list.module.css'

interface CardProps {
  /** Small text above the title: 'Part A'. */
  over?: ReactNode
  title: ReactNode
  /** The link of the whole card. */
  to?: string
  /** A badge at the top right. */
  sign?: ReactNode
  children?: ReactNode
  /** Buttons and links at the bottom. */
  actions?: ReactNode
}

/** A card, for list items with more content than a table row. */
export function Card({ over, title, to, sign, children, actions }: CardProps) {
  return (
    <li className={`${layout.stack3} ${layout.panel} ${styles.card}`}>
      <div className={layout.stack1}>
        <div className={`${layout.row4} ${layout.between} ${styles.line}`}>
          <span className={textStyles.note}>{over}</span>
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
      {actions && <div className={`${layout.row4} ${styles.actions}`}>{actions}</div>}
    </li>
  )
}

/** A responsive grid of cards. Its children must be `Card`s. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  )
}

/** Placeholders for cards. */
export function CardsSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div className={styles.cards} role="status" aria-busy="true" aria-label="Loading">
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all cards are identical
        <Skeleton key={card} height={168} />
      ))}
    </div>
  )
}
