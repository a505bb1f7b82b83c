import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Button } from './button.tsx'

/** Copies a text, for example a reference to enter in a bank's app. Absent where the browser does not let pages copy. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [isCopied, setIsCopied] = useState(false)
  if (!navigator.clipboard) return null
  return (
    <Button
      variant="subtle"
      isCompact
      icon={<Icon name={isCopied ? 'check' : 'copy'} size={16} />}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setIsCopied(true),
          () => setIsCopied(false),
        )
      }
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
}
