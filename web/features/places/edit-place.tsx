import type * as calls from '@portal/contract/places/calls.ts'
import { useState } from 'react'
import { ModalForm } from '../../api/modal-form.tsx'
import { Button } from '../../ui/form/button.tsx'
import { TickField } from '../../ui/form/choice-fields.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import signedIn from '../../ui/signed-in.module.css'
import textStyles from '../../ui/text.module.css'

interface EditProps {
  call: typeof calls.editState | typeof calls.editLga | typeof calls.editWard
  place: { id: number; retired_at?: string | null | undefined }
  name: string
  /** The field of its name, and what this is called. */
  field: 'name' | 'list'
  label: string
}

/** Corrects the name of a place, and retires it or brings it back. Nothing is deleted. */
export function EditPlace({ call, place: { id, retired_at }, name, field, label }: EditProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        className={signedIn.inRow}
        variant="default"
        isCompact
        aria-label={`Edit ${name}`}
        onClick={() => setIsOpen(true)}
      >
        Edit
      </Button>
      {isOpen && (
        <ModalForm
          title={`Edit ${name}`}
          call={call}
          params={{ id }}
          defaults={{ [field]: name, retired: Boolean(retired_at) }}
          submit="Save"
          success="Updated successfully!"
          onClose={() => setIsOpen(false)}
        >
          <TextField
            name={field}
            label={label}
            optional={false}
            hint="Everybody who lives or works there sees the new name at once. Papers keep what was printed."
          />
          <TickField name="retired" label="Retired: not offered any more. Who has it keeps it." />
        </ModalForm>
      )}
    </>
  )
}

interface RetiredPlaceProps {
  of: { retired_at?: string | null | undefined; merged_into?: number | null | undefined }
  /** The places beside it. */
  others: readonly { id: number; name: string }[]
}

/** Marks a place that is not offered any more, and says where it went if it was merged. */
export function RetiredPlace({ of: { retired_at, merged_into }, others }: RetiredPlaceProps) {
  if (!retired_at) return null
  const into = others.find(({ id }) => id === merged_into)
  const words = into ? `merged into ${into.name}` : merged_into ? 'merged' : 'retired'
  return <span className={textStyles.quiet}> ({words})</span>
}
