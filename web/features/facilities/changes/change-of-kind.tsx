import type { AvailableFacilities } from '@portal/contract/applications/available-facilities.ts'
import * as calls from '@portal/contract/facilities/calls/changes-of-kind.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { type ChangeKind, changeKindWords } from '@portal/domain/facilities/change-kinds.ts'
import type { ReactNode } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { AvailableFacilitiesFields } from '../../../fields/available-facilities-fields.tsx'
import { FileField } from '../../../fields/file-field.tsx'
import { OperatingOfficerFields } from '../../../fields/operating-officer-fields.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import textStyles from '../../../ui/text.module.css'

/** A licensed facility as it is now. */
export interface ChangingFacility extends FacilityWithPlaces {
  available_facilities?: AvailableFacilities | null | undefined
}

interface KindOfForm {
  ask: (typeof calls)['addOfficerChange' | 'addContactsChange' | 'addServicesChange']
  record: (typeof calls)['recordOfficerChange' | 'recordContactsChange' | 'recordServicesChange']
  fields: (facility: ChangingFacility, contactFields: ReactNode) => ReactNode
  /** The present values; none where somebody else takes the place. */
  defaults: (facility: ChangingFacility) => object | undefined
  words: string
  /** What is said as well, unless the change holds at once. */
  untilAccepted?: string
}

const forms: Record<Exclude<ChangeKind, 'details'>, KindOfForm> = {
  'operating officer': {
    ask: calls.addOfficerChange,
    record: calls.recordOfficerChange,
    fields: ({ facility_types }) => <OperatingOfficerFields type={facility_types} />,
    defaults: () => undefined,
    words: 'Enter the new operating officer.',
    untilAccepted: 'The present one stays until the change is accepted.',
  },
  contacts: {
    ask: calls.addContactsChange,
    record: calls.recordContactsChange,
    fields: (_, contactFields) => contactFields,
    defaults: ({ phone_number, facility_email, website, postal_address, working_days, hours_of_operation }) => ({
      ...{ phone_number, facility_email, website, postal_address, working_days, hours_of_operation },
    }),
    words: 'Correct what is different now.',
  },
  'beds and services': {
    ask: calls.addServicesChange,
    record: calls.recordServicesChange,
    fields: () => <AvailableFacilitiesFields />,
    defaults: ({ available_facilities }) => available_facilities ?? undefined,
    words: 'Correct what is different now.',
  },
}

interface ChangeOfKindProps {
  facility: ChangingFacility
  kind: Exclude<ChangeKind, 'details'>
  /** Whether an officer records it, for a facility without an owner account. */
  isRecorded: boolean
  /** Whether nobody has to accept it. */
  holdsAtOnce: boolean
  label: ReactNode
  /** What the ministry's rule means for this change. */
  explanation: string
  onSent: (reply: { data: { id: number } }) => void
  /** The fields of the contacts, as the page of the facility asks for them. */
  contactFields: ReactNode
}

/** Asks for a change of one kind, or records it. Only what may change is asked. */
export function ChangeOfKind({
  facility,
  kind,
  isRecorded,
  holdsAtOnce,
  label,
  explanation,
  onSent,
  contactFields,
}: ChangeOfKindProps) {
  const [isOpen, setIsOpen] = useDialogState(`change-of-${kind.replaceAll(' ', '-')}-${facility.id}`)
  const { ask, record, fields, defaults, words, untilAccepted } = forms[kind]
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ModalForm
          title={`Change ${changeKindWords[kind]}`}
          call={isRecorded ? record : ask}
          params={{ id: facility.id }}
          defaults={defaults(facility)}
          submit={isRecorded ? 'Record the change' : 'Send to the ministry'}
          busy={isRecorded ? 'Recording' : 'Sending'}
          success={({ message }) => message}
          onSuccess={onSent}
          onClose={() => setIsOpen(false)}
        >
          <p className={textStyles.quiet}>
            {words} {!holdsAtOnce && untilAccepted} {explanation}
          </p>
          {fields(facility, contactFields)}
          <TextareaField name="reason" label="Reason" hint="What happened, and since when" rows={3} />
          <FileField
            name="document"
            label="Document (optional)"
            hint="What proves it, for example a practising licence. PDF, JPEG or PNG, up to 10 MB"
          />
        </ModalForm>
      )}
    </>
  )
}
