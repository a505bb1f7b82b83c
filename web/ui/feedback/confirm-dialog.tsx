import type { ReactNode } from 'react'
import { BusyButton } from '../form/busy-button.tsx'
import { Button } from '../form/button.tsx'
import layout from '../layout/layout.module.css'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  /** The question: 'Delete Hauwa Sani?'. */
  title: string
  /** Explains what will happen. */
  children?: ReactNode
  /** The text of the button that confirms. */
  confirm: string
  /** Deletes something: the button is red. */
  isDanger?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** A confirmation dialog. Render it only while it is open. */
export function ConfirmDialog({ title, children, confirm, isDanger, isBusy, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose} isBusy={isBusy}>
      {children && <div>{children}</div>}
      <div className={layout.row3}>
        <BusyButton isDanger={isDanger} busy={isBusy ? 'Please wait' : false} onClick={onConfirm}>
          {confirm}
        </BusyButton>
        <Button variant="default" onClick={() => !isBusy && onClose()}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
