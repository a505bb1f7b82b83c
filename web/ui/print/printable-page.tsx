import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './printable-page.module.css'
import { Button } from '../form/button.tsx'

interface PrintableProps {
  /** What stands on the sheet: Letterhead, text, Signatories. */
  children: ReactNode
  /** Left of the Print button: the way back. */
  beside?: ReactNode
  /** The sheet is exactly one A4 page with a border, as a certificate is; a summary may run over several. */
  isOneSheet?: boolean
}

/**
 * A sheet of A4 as it will be printed, with a Print button that is not printed. A page outside the shell, like a
 * certificate, puts it into an OpenPage; inside the shell it needs nothing.
 */
export function PrintablePage({ children, beside, isOneSheet }: PrintableProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        {beside}
        <Button icon={<Icon name="print" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <article className={styles.sheet} data-sheet data-one-sheet={isOneSheet || undefined}>
        {children}
      </article>
    </div>
  )
}
