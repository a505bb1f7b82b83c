import type { Call } from '@portal/contract/call.ts'
import { wholeNumber } from '@portal/contract/fields/fields.ts'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { ModalForm } from '../../api/modal-form.tsx'
import { Button } from '../../ui/form/button.tsx'
import { NumberField } from '../../ui/form/text-fields.tsx'
import layout from '../../ui/layout/layout.module.css'
import signedIn from '../../ui/signed-in.module.css'
import styles from './catalogue.module.css'
import { MoveButtons } from './move-buttons.tsx'
import { RetireButton } from './retire-button.tsx'

interface RowActionsProps {
  /** The call that renames, moves and retires the row. */
  call: Call
  row: { id: number; retired_at: string | null; updated_at: string }
  /** Names the row in labels and questions: 'Part A'. */
  name: string
  /** Its place among the rows that are not retired, from 1, and how many these are. */
  place: number
  count: number
  /** The form's title, initial values, schema and fields, and what is sent if not just its values. */
  edit: {
    title: string
    defaults: Record<string, unknown>
    schema: z.ZodObject
    bodyOf?: (values: object) => object
    fields: ReactNode
  }
  /** Explains what follows when the row is retired, and when it is brought back. */
  whenRetired: ReactNode
  whenBack: ReactNode
}

/** Edit, move, and retire or bring back a row of the catalogue. */
export function RowActions({ call, row, name, place, count, edit, whenRetired, whenBack }: RowActionsProps) {
  const [isEditing, setIsEditing] = useState(false)
  const isRetired = row.retired_at !== null
  return (
    <div className={`${layout.row1} ${styles.actions}`}>
      {!isRetired && (
        <>
          <MoveButtons call={call} row={row} name={name} place={place} count={count} />
          <Button
            variant="default"
            isCompact
            className={signedIn.inRow}
            aria-label={`Edit ${name}`}
            onClick={() => setIsEditing(true)}
          >
            Edit
          </Button>
        </>
      )}
      <RetireButton call={call} row={row} name={name}>
        {isRetired ? whenBack : whenRetired}
      </RetireButton>
      {isEditing && (
        <ModalForm<Call>
          title={edit.title}
          call={call}
          params={{ id: row.id }}
          recordVersion={row.updated_at}
          defaults={{ ...edit.defaults, place }}
          bodyOf={edit.bodyOf}
          schema={edit.schema.extend({ place: wholeNumber(1, count, `Enter a place from 1 to ${count}`) })}
          submit="Save"
          success="Updated successfully!"
          onClose={() => setIsEditing(false)}
        >
          {edit.fields}
          <NumberField name="place" label="Place in the list" hint={`From 1 to ${count}`} characters={4} />
        </ModalForm>
      )}
    </div>
  )
}
