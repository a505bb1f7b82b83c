import { refereeRows } from '@portal/contract/row-sections/referee.ts'
import { verdicts } from '@portal/domain/verdicts.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { choicesOf, RadioField } from '../../ui/form/choice-fields.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { messages } from './messages.ts'

interface RefereeDialogProps {
  facilityId: number
  mayJudge: boolean
  onClose: () => void
}

/** Adds a referee. An officer may also give the verdict. Spec §2, §5. */
export function RefereeDialog({ facilityId, mayJudge, onClose }: RefereeDialogProps) {
  return (
    <ModalForm
      title="Add Referee"
      call={refereeRows.add}
      hidden={{ facility_id: facilityId }}
      submit="Add referee"
      busy="Adding"
      success={messages.addRow}
      onClose={onClose}
    >
      <TextField name="full_name" label="Full name" autoComplete="off" />
      <TextField
        name="phone_number"
        label="Phone number"
        hint="For example, 0803 123 4567"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        characters={20}
      />
      <TextField name="occupation" label="Occupation" />
      <TextField name="designation" label="Designation" />
      <TextField
        name="duration_of_acquaintance"
        label="How long have they known the applicant?"
        hint="For example, 8 years"
        characters={20}
      />
      {mayJudge && <RadioField name="verdict" label="Verdict" choices={choicesOf(verdicts)} sideBySide />}
    </ModalForm>
  )
}
