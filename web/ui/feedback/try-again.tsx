import { Button, type ButtonProps } from '../form/button.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface TryProps extends Pick<ButtonProps, 'variant' | 'isCompact'> {
  onRetry: () => unknown
}

/** A retry button. */
export function TryAgain({ onRetry, variant = 'default', ...buttonProps }: TryProps) {
  return (
    <Button {...buttonProps} variant={variant} ref={useFocusAfterRemoval()} onClick={() => onRetry()}>
      Try again
    </Button>
  )
}
