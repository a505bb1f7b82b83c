import { type ReactNode, useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './disclosure.module.css'

interface DisclosureProps {
  /** The text of the button: '4 questions'. */
  label: string
  /** Added to the label for screen readers, if a list has several: 'of Waiting and consulting'. */
  about?: string
  /** Mounted only while it is open, so that data is fetched only when needed. */
  children: ReactNode
}

/** Content that is shown on request: `<Disclosure label="4 questions">…</Disclosure>`. */
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
