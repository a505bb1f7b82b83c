import { useState } from 'react'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import styles from './users.module.css'

interface GeneratedPasswordProps {
  title: string
  /** The full name of the person whom the password is for. */
  name: string
  email: string
  password: string
  onClose: () => void
}

/** Shows a generated password once. It is in no other reply, and nothing keeps it. */
export function GeneratedPassword({ title, name, email, password, onClose }: GeneratedPasswordProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        Give this password to {name}, on paper or by phone. They log in with {email} and choose their own password then.
      </p>
      <p className={styles.password}>{password}</p>
      <p className={styles.plain}>It is shown only now. If it is lost, reset the password of the account.</p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Done</Button>
        <Button
          variant="outline"
          onClick={() => void navigator.clipboard.writeText(password).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </Dialog>
  )
}
