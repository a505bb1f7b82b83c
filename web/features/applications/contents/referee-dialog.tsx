import { type Referee, refereeRows } from '@portal/contract/applications/row-sections/referee.ts'
import { verdicts } from '@portal/domain/cases/verdicts.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { choicesOf, RadioField } from '../../../ui/form/choice-fields.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { rowDialog } from './row-dialog.ts'

interface RefereeDialogProps {
  facilityId: number
  hasOwner: boolean
  mayJudge: boolean
  /** The referee who is corrected; without one, a referee is added. */
  row?: Referee | undefined
  onClose: () => void
}

/** Adds or corrects a referee. An officer may also give the verdict. Spec §2, §5. */
export function RefereeDialog({ facilityId, hasOwner, mayJudge, row, onClose }: RefereeDialogProps) {
  const reason = useReason(refereeRows.add.body, hasOwner)
  // Only an officer sends a verdict.
  const stated = row && !mayJudge ? { ...row, verdict: null } : row
  return (
    <ModalForm
      {...rowDialog({ calls: refereeRows, row: stated, what: 'referee', title: 'Add Referee' })}
      schema={reason.schema}
      hidden={{ facility_id: facilityId }}
      onClose={onClose}
    >
      <TextField name="full_name" label="Full name" autoComplete="off" />
      <PhoneField autoComplete="off" />
      <TextField name="occupation" label="Occupation" hint="For example, Civil servant" />
      <TextField name="designation" label="Designation" hint="Their post or title. For example, Permanent secretary" />
      <TextField
        name="duration_of_acquaintance"
        label="How long have they known the applicant?"
        hint="For example, 8 years"
        characters={20}
      />
      {mayJudge && <RadioField name="verdict" label="Verdict" choices={choicesOf(verdicts)} sideBySide />}
      {reason.field}
    </ModalForm>
  )
}
