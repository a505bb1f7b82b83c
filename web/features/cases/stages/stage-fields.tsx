import type { Stage } from '@portal/contract/cases/stage.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { stagePurposes, stageSigners } from '@portal/domain/cases/stages.ts'
import { purposeWords } from '@portal/domain/money/fee-words.ts'
import { SelectField, TickField, TicksField } from '../../../ui/form/choice-fields.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberField } from '../../../ui/form/text-fields.tsx'
import { signerLabel } from './stage-words.ts'

const signers = stageSigners.map((value) => ({ value, label: signerLabel(value) }))
const purposes = stagePurposes.map((value) => ({ value, label: purposeWords[value] }))

interface StageFieldsProps {
  types: readonly FacilityType[]
  /** The other stages. */
  others: readonly Stage[]
}

/** What holds of a stage from a day on. */
export function StageFields({ types, others }: StageFieldsProps) {
  return (
    <>
      <SelectField
        name="signed_by"
        label="Signed by"
        hint="While nobody has this office or duty, an officer with the duty Decide signs instead."
        choices={signers}
      />
      <NumberField name="promised_days" label="Promised days" hint="Calendar days at this stage." characters={4} />
      <TicksField
        name="purposes"
        label="Which applications go through it"
        hint="With none ticked, no application does any more."
        choices={purposes}
        optional={false}
      />
      <TicksField
        name="facility_type_ids"
        label="Only facilities of these types"
        hint="With none ticked, those of every type."
        choices={types.map(({ id, category_list }) => ({ value: id, label: category_list }))}
        sideBySide
      />
      <TickField name="needs_verdicts" label="Both verdicts are needed first" />
      <TickField name="needs_payment" label="The confirmed payment is needed first" />
      <TickField name="needs_inspection" label="A done inspection is needed first" />
      {others.length > 0 && (
        <TicksField
          name="back_to"
          label="May send back to"
          hint="Only stages that come before this one."
          choices={others.map(({ id, name }) => ({ value: id, label: name }))}
          optional
        />
      )}
      <NumberField
        name="place"
        label="Place in the order"
        hint="Stages are signed in the order of this number."
        characters={4}
      />
      <DateField
        name="start_date"
        label="From which day"
        hint="Today, or a later day. Applications that were submitted before keep their stages."
        optional={false}
      />
    </>
  )
}
