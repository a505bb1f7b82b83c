import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { Icon } from '../icon.tsx'
import layout from '../layout/layout.module.css'
import styles from './printable-page.module.css'

interface PrintableProps {
  /** The content of the sheet: Letterhead, text, Signatories. */
  children: ReactNode
  /** Left of the Print button: the back link. */
  beside?: ReactNode
  /** Left of the Print button, at the right: another way to get the document. */
  besidePrint?: ReactNode
  /** Exactly one A4 page with a border, for certificates. Otherwise the content may take several pages. */
  isOneSheet?: boolean
  /** Each printed page has its number, for a form of several pages. */
  isNumbered?: boolean
  /** Part of a page that has another main action. */
  isPart?: boolean
}

/**
 * A preview of an A4 sheet with a Print button. Outside the shell, for example for a certificate, wrap it in an OpenPage.
 */
export function PrintablePage({ children, beside, besidePrint, isOneSheet, isNumbered, isPart }: PrintableProps) {
  return (
    <div className={`${layout.stack4} ${styles.desk}`}>
      <div className={`${layout.row3} ${layout.between} ${styles.tools}`}>
        {beside}
        <div className={layout.row3}>
          {besidePrint}
          <Button variant={isPart ? 'default' : 'filled'} icon={<Icon name="print" />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <article
        className={`${layout.stack6} ${styles.sheet}`}
        data-sheet
        data-one-sheet={isOneSheet || undefined}
        data-numbered={isNumbered || undefined}
      >
        {children}
      </article>
    </div>
  )
}
