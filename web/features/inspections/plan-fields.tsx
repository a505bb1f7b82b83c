import { halvesOfDay } from '@portal/domain/inspections/inspections.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { SelectField, TickField } from '../../ui/form/choice-fields.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { TextareaField } from '../../ui/form/text-fields.tsx'
import { TeamField } from './team-field.tsx'

/** When a facility is visited, by whom, and what is said about it. `needsReason`: the same inspector would lead again. */
export function PlanFields({ needsReason }: { needsReason: boolean }) {
  return (
    <>
      <DateField name="planned_day" label="Day" hint="For example, 27/4/2026. It can also follow later." />
      <SelectField
        name="planned_half"
        label="Time"
        prompt="Any time of the day"
        choices={halvesOfDay.map((value) => ({ value, label: sentenceCase(value) }))}
      />
      <TeamField name="team" />
      {needsReason && (
        <TextareaField
          name="same_lead_reason"
          label="Why the same inspector leads again"
          hint="The lead inspector also led the last visit."
          optional={false}
          rows={2}
        />
      )}
      <TickField
        name="is_announced"
        label="Tell the owner the day"
        hint="Otherwise the owner sees nothing before the report is published."
      />
      <TextareaField name="note" label="Note for the team" rows={2} />
    </>
  )
}
