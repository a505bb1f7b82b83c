import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './users.module.css'

interface ShownOnceProps {
  title: string
  /** A generated password or code. It is in no other reply, and nothing keeps it. */
  secret: string
  onClose: () => void
  /** To whom it is given, and what they do with it. */
  children: ReactNode
}

/** Shows a generated password or code once. */
export function ShownOnce({ title, secret, onClose, children }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <p className={styles.secret}>{secret}</p>
      <p className={styles.plain}>It is shown only now. If it is lost, make a new one.</p>
      <div className={`${layout.row2} ${styles.buttons}`}>
        <Button onClick={onClose}>Done</Button>
        <Button
          variant="outline"
          onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </Dialog>
  )
}
