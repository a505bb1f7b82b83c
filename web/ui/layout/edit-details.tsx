import { byNumber } from '@portal/domain/text/by-number.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../form/button.tsx'
import { ScreenOnly } from '../print/screen-only.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './edit-details.module.css'
import layout from './layout.module.css'

interface EditDetailsProps {
  /** What is edited, for screen readers: 'facility details'. */
  name: string
  /** How many details are missing. */
  missing: number
  /** Renders the dialog; without it nothing can be edited. */
  edit: ((onClose: () => void) => ReactNode) | undefined
}

/** The buttons that open the form of some details: one to edit them and, where details are missing, one that says how many. */
export function EditDetails({ name, missing, edit }: EditDetailsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!edit) return null
  const open = () => setIsOpen(true)
  return (
    <ScreenOnly>
      <div className={`${layout.row2} ${styles.buttons}`}>
        <Button variant="default" isCompact onClick={open}>
          Edit<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        {missing > 0 && (
          <Button variant="subtle" isCompact onClick={open}>
            {byNumber(missing, { one: '# detail missing: add it', other: '# details missing: add them' })}
            <VisuallyHidden> to the {name}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isOpen && edit(() => setIsOpen(false))}
    </ScreenOnly>
  )
}
