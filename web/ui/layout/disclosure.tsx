import { type ReactNode, useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './disclosure.module.css'

interface DisclosureProps {
  /** What is seen while it is closed: '4 questions'. */
  label: string
  /** Added to the label for screen readers when there are several in a list: 'of Waiting and consulting'. */
  about?: string
  /** Rendered once it is open, so that what it fetches is fetched only when it is needed. */
  children: ReactNode
}

/** More of a thing, opened on request: `<Disclosure label="4 questions">…</Disclosure>`. */
export function Disclosure({ label, about, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.switch}
        aria-expanded={isOpen}
        aria-label={about ? `${label} ${about}` : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'down' : 'right'} size={16} />
        {label}
      </button>
      {isOpen && <div className={styles.inside}>{children}</div>}
    </div>
  )
}
