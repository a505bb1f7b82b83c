import { useState } from 'react'
import { Dialog } from '../feedback/dialog.tsx'
import { Button } from '../form/button.tsx'
import { DescriptionList } from '../layout/description-list.tsx'
import { areSingleKeysOn, turnSingleKeys, useSingleKeys } from '../single-keys.ts'
import styles from './list-keys.module.css'

interface KeysProps {
  /** The rows can be selected. */
  selects?: boolean
  /** What the page has besides: `{ label: 'C', value: 'Confirm' }`. */
  others?: readonly { label: string; value: string }[]
}

/** The keys of a list, in a dialog that its button and `?` open. There they can be turned off. */
export function ListKeys({ selects = false, others = [] }: KeysProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  useSingleKeys({ '?': () => setIsOpen(true) })
  function turn() {
    turnSingleKeys(!isOn)
    setIsOn(!isOn)
  }
  const selecting = [
    { label: 'X', value: 'Select the row, or take it out' },
    { label: 'Shift and X', value: 'Select all rows since the one before' },
    { label: 'Escape', value: 'Select nothing' },
  ]
  return (
    <>
      <Button variant="subtle" isCompact className={styles.keys} onClick={() => setIsOpen(true)}>
        Keys
      </Button>
      {isOpen && (
        <Dialog title="Keys of this list" onClose={() => setIsOpen(false)}>
          <DescriptionList
            rows={[
              { label: 'J', value: 'Next row' },
              { label: 'K', value: 'Row before' },
              { label: 'Enter', value: 'Open' },
              ...(selects ? selecting : []),
              ...others,
              { label: '?', value: 'This list' },
            ]}
          />
          <p>{isOn ? 'The keys are on.' : 'The keys are off.'} They do nothing while you type in a field.</p>
          <Button variant="outline" onClick={turn}>
            {isOn ? 'Turn them off' : 'Turn them on'}
          </Button>
        </Dialog>
      )}
    </>
  )
}
