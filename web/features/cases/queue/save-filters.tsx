import { useState } from 'react'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './queue.module.css'
import { maxSaved } from './saved-filters.ts'

const maxName = 40

/** The dialog in which an officer gives the present filters a name. */
export function SaveFilters({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  function save() {
    const given = name.trim()
    if (given === '') return setError('Enter a name')
    onSave(given)
    onClose()
  }
  return (
    <Dialog title="Save these filters" onClose={onClose}>
      <form
        className={layout.stack4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextInput
          label="Name"
          description={`For example “Clinics in Bida”. This browser keeps your ${maxSaved} newest.`}
          error={error}
          maxLength={maxName}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div className={`${layout.row2} ${styles.buttons}`}>
          <Button type="submit">Save</Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
