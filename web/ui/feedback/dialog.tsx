import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DatesInText } from '../dates.tsx'
import { Icon } from '../icon.tsx'
import layout from '../layout/layout.module.css'
import { IsOnPaperOnly } from '../print/print-only.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** Called on Escape and by the close button. The parent unmounts the dialog. */
  onClose: () => void
  /** Prevents closing while an action is running. */
  isBusy?: boolean
  /** For a list: wider than a form, and on a phone the whole screen. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A modal dialog. It is open while it is mounted: `{isOpen && <Dialog …/>}`. The browser keeps the focus inside and
 * restores it afterwards.
 */
export function Dialog({ title, onClose, isBusy = false, isWide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const isOnPaperOnly = useContext(IsOnPaperOnly)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // By default the browser would focus the scroll container, or a button that Enter would press. A first field whose
    // choices are still loading is disabled; then the title gets the focus, so that the field is not skipped.
    const field = element?.querySelector<HTMLElement>('input, select, textarea')
    const first = field && !field.matches(':disabled') ? field : heading.current
    first?.focus()
    return () => element?.close()
  }, [])
  function close() {
    if (!isBusy) onClose()
  }
  const opened = (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      data-wide={isWide}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={`${layout.stack5} ${styles.body}`}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <DatesInText>{children}</DatesInText>
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="cross" />
        </button>
      </div>
    </dialog>
  )
  return isOnPaperOnly ? createPortal(opened, document.getElementById('page') ?? document.body) : opened
}
