import * as calls from '@portal/contract/applications/calls/type-changes.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { CallForm } from '../../../api/call-form.tsx'
import { useCall } from '../../../api/use-call.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { FacilityTypeField } from '../../../fields/facility-type-field.tsx'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'

const callOf = { 'Change type': calls.startTypeChange, 'Record change of type': calls.recordTypeChange } as const

interface ChangeProps {
  facility: FacilityWithPlaces
  action: keyof typeof callOf
}

/** Starts the change of the type of a licensed facility, and opens its application. */
export function ChangeType({ facility, action }: ChangeProps) {
  const [isOpen, setIsOpen] = useDialogState(`change-type-${facility.id}`)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Change the type
      </Button>
      {isOpen && <ChangeTypeDialog facility={facility} action={action} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ChangeTypeDialog({ facility, action, onClose }: ChangeProps & { onClose: () => void }) {
  const go = useNavigate()
  const { id, facility_types } = facility
  return (
    <Dialog title="Change the type" onClose={onClose}>
      <CallForm
        call={callOf[action]}
        params={{ id }}
        submit="Start the change"
        busy="Starting"
        success={facilityActions[action].message}
        onSuccess={({ data }) => go(paths.registration(data.id))}
        beside={
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <p className={textStyles.quiet}>
          This is an application of its own. The licence and its certificate stay in force while the ministry looks at
          it. Once it is approved, a certificate of the portal is issued again with the new type, under the same number
          and until the same day; one from before the portal stays as it is.
        </p>
        <FacilityTypeField name="facility_type_id" label="New type" hint={`Now: ${facility_types.category_list}`} />
        <WhatIsAsked facility={facility} />
      </CallForm>
    </Dialog>
  )
}

/** What the chosen type would ask for, and what that costs. */
function WhatIsAsked({ facility }: { facility: FacilityWithPlaces }) {
  const chosen = Number(useWatch({ name: 'facility_type_id' }) ?? 0)
  const isAnother = chosen > 0 && chosen !== facility.facility_type_id
  const asked = useCall(
    calls.previewTypeChange,
    { params: { id: facility.id, facility_type_id: chosen } },
    { enabled: isAnother },
  )
  const preview = isAnother ? asked.data?.data : undefined
  return (
    <div aria-live="polite">
      {preview && (
        <ul className={layout.stack2}>
          <li>{preview.fee === null ? 'There is no fee for it.' : `The fee is ${formatNaira(preview.fee)}.`}</li>
          <li>
            {byNumber(preview.questions, { one: 'It asks # question', other: 'It asks # questions' })}.{' '}
            {byNumber(preview.taken_over, {
              one: '# answer of your licence is taken over. Read and confirm it.',
              other: '# answers of your licence are taken over. Read and confirm them.',
            })}
          </li>
          {preview.documents.length > 0 && <li>Documents: {preview.documents.join(', ')}.</li>}
          <li>People and documents of the facility stay. Confirm them, or change what is different.</li>
        </ul>
      )}
    </div>
  )
}
