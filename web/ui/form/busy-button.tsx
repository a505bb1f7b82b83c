import styles from './busy-button.module.css'
import { Button, type ButtonProps } from './button.tsx'

interface BusyProps extends ButtonProps {
  /** The text while the action is running. The button keeps the focus but ignores clicks. */
  busy?: string | false
}

/** A button with a busy state, in which it ignores clicks. */
export function BusyButton({ busy = false, ...button }: BusyProps) {
  if (busy === false) return <Button {...button} />
  return (
    <Button
      {...button}
      aria-disabled="true"
      aria-busy="true"
      icon={<span className={styles.spinner} />}
      onClick={(event) => event.preventDefault()}
    >
      {busy}
    </Button>
  )
}
