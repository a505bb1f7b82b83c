import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { Icon } from '../icon.tsx'
import styles from './selection-bar.module.css'

interface BarProps {
  count: number
  onClear: () => void
  /** Buttons for what can be done with the selected rows. */
  children: ReactNode
}

/** The dark bar at the foot of the window, while rows of a list are selected. */
export function SelectionBar({ count, onClear, children }: BarProps) {
  return (
    <section className={styles.bar} aria-label="Selected rows">
      <span className={styles.count} role="status">
        {count} selected
      </span>
      <div className={styles.actions}>{children}</div>
      <Button variant="subtle" isCompact aria-label="Select nothing" onClick={onClear}>
        <Icon name="cross" size={16} />
      </Button>
    </section>
  )
}
