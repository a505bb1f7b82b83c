import styles from './busy-button.module.css'
import { Button, type ButtonProps } from './button.tsx'

interface BusyProps extends ButtonProps {
  /** The word to show while it works. The button keeps the focus but does nothing. */
  busy?: string | false
}

/** A button that says that it is at work, and cannot be pressed again meanwhile. */
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
