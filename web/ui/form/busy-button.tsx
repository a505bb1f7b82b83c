import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { MouseEvent, ReactNode, Ref } from 'react'

interface BusyProps extends ButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** While it works: the word to show. The button keeps the focus but does nothing. */
  busy?: string | false
  type?: 'button' | 'submit'
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

/** A button that says that it is at work, and cannot be pressed again meanwhile. */
export function BusyButton({ busy = false, type = 'button', onClick, children, ...rest }: BusyProps) {
  if (busy === false) {
    return (
      <Button type={type} onClick={onClick} {...rest}>
        {children}
      </Button>
    )
  }
  return (
    <Button
      {...rest}
      type={type}
      aria-disabled="true"
      aria-busy="true"
      leftSection={<Loader size={16} color="currentColor" />}
      onClick={(event) => event.preventDefault()}
    >
      {busy}
    </Button>
  )
}
