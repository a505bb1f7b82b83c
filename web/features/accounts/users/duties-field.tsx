import { duties } from '@portal/domain/accounts/capabilities.ts'
import { TicksField } from '../../../ui/form/choice-fields.tsx'
import { dutyWords } from './duty-words.ts'

/** What an officer is entrusted with. */
export function DutiesField() {
  return (
    <TicksField
      name="duties"
      label="Duties"
      optional={false}
      hint="Every officer may read applications, facilities and lists. What else they may do:"
      choices={duties.map((duty) => ({ value: duty, ...dutyWords[duty] }))}
    />
  )
}
