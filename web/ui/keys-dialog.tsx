import { useState } from 'react'
import { Dialog } from './feedback/dialog.tsx'
import { Button } from './form/button.tsx'
import { DescriptionList } from './layout/description-list.tsx'
import { areSingleKeysOn, turnSingleKeys, useSingleKeys } from './single-keys.ts'

interface KeysProps {
  /** The text of the button. */
  button: string
  title: string
  /** What each key does: `{ label: 'J', value: 'Next row' }`. */
  keys: readonly { label: string; value: string }[]
  className?: string | undefined
}

/** The keys of a page, in a dialog that a button and `?` open. There they can be turned off. */
export function KeysDialog({ button, title, keys, className }: KeysProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  useSingleKeys({ '?': () => setIsOpen(true) })
  function turn() {
    turnSingleKeys(!isOn)
    setIsOn(!isOn)
  }
  return (
    <>
      <Button variant="subtle" isCompact className={className} onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setIsOpen(false)}>
          <DescriptionList rows={[...keys, { label: '?', value: 'This list' }]} />
          <p>{isOn ? 'The keys are on.' : 'The keys are off.'} They do nothing while you type in a field.</p>
          <Button variant="outline" onClick={turn}>
            {isOn ? 'Turn them off' : 'Turn them on'}
          </Button>
        </Dialog>
      )}
    </>
  )
}
