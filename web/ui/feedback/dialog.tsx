import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { Icon } from '../icon.tsx'

interface DialogProps {
  title: string
  /** Asked for by Escape and the cross; the parent takes the dialog away. */
  onClose: () => void
  /** Something is under way that closing would lose. */
  isBusy?: boolean
  children: ReactNode
}

/**
 * A dialog over the page. It stands only while it is rendered: `{isOpen && <Dialog …/>}`. The browser keeps the focus
 * inside, and gives it back to where it was.
 */
export function Dialog({ title, onClose, isBusy = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A long form scrolls, and the browser would give the focus to what scrolls. Nothing is deleted by the first Enter.
    // A first field that still waits for its choices cannot have the focus, and is not to be passed by.
    const field = element?.querySelector<HTMLElement>('input, select, textarea')
    const first = field && !field.matches(':disabled') ? field : heading.current
    first?.focus()
    return () => element?.close()
  }, [])
  function close() {
    if (!isBusy) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.body}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {children}
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="cross" />
        </button>
      </div>
    </dialog>
  )
}
