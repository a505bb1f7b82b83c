import { Button, type ButtonProps } from '@mantine/core'
import { useFocusAround } from './use-focus-around.ts'

interface TryProps extends Pick<ButtonProps, 'variant' | 'size' | 'mt'> {
  onRetry: () => unknown
}

/** Loads again what could not be loaded. */
export function TryAgain({ onRetry, variant = 'default', ...buttonProps }: TryProps) {
  return (
    <Button {...buttonProps} variant={variant} ref={useFocusAround()} onClick={() => onRetry()}>
      Try again
    </Button>
  )
}
