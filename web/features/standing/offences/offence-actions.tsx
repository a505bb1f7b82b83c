import { line } from '@portal/contract/fields/fields.ts'
import * as calls from '@portal/contract/standing/calls/offences.ts'
import type { Offence } from '@portal/contract/standing/offence.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { DraftName } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './offences.module.css'
import { RateFields } from './rate-fields.tsx'
import { RetireOffence } from './retire-offence.tsx'

const renaming = calls.editOffence.body.safeExtend({ name: line('the offence') })

function ChangeAmount({ offence: { id, name, rate, planned } }: { offence: Offence }) {
  const dialog: DraftName = `offence-amount-${id}`
  const [isOpen, setIsOpen] = useDialogState(dialog)
  const [next] = planned
  const { amount, days_to_pay } = rate ?? next ?? {}
  return (
    <>
      <Button variant="default" isCompact aria-label={`Change the amount of ${name}`} onClick={() => setIsOpen(true)}>
        Change
      </Button>
      {isOpen && (
        <ModalForm
          title={`Amount of ${name}`}
          draft={dialog}
          call={calls.addOffenceRate}
          params={{ id }}
          defaults={{ amount, days_to_pay, start_date: lagosDate(Date.now()) }}
          submit="Save"
          busy="Saving"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <RateFields />
        </ModalForm>
      )}
    </>
  )
}

function Rename({ offence: { id, name, updated_at } }: { offence: Offence }) {
  const dialog: DraftName = `offence-name-${id}`
  const [isOpen, setIsOpen] = useDialogState(dialog)
  return (
    <>
      <Button variant="default" isCompact aria-label={`Rename ${name}`} onClick={() => setIsOpen(true)}>
        Rename
      </Button>
      {isOpen && (
        <ModalForm
          title={`Rename ${name}`}
          draft={dialog}
          call={calls.editOffence}
          schema={renaming}
          params={{ id }}
          recordVersion={updated_at}
          defaults={{ name }}
          submit="Save"
          busy="Saving"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <TextField name="name" label="Offence" hint="Penalties keep the name of their day." />
        </ModalForm>
      )}
    </>
  )
}

/** Changes the amount of an offence, renames it, and retires it or brings it back. */
export function OffenceActions({ offence }: { offence: Offence }) {
  return (
    <div className={`${layout.row1} ${styles.actions}`}>
      {offence.retired_at === null && (
        <>
          <ChangeAmount offence={offence} />
          <Rename offence={offence} />
        </>
      )}
      <RetireOffence offence={offence} />
    </div>
  )
}
