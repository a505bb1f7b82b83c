import type { RegistrationBrief } from '@portal/contract/replies/registration-brief.ts'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import { Moment } from '../../ui/dates.tsx'

/** The officer who took the last decision, whoever is looking. Spec §4.5. */
export function ProcessedBy({ of }: { of: RegistrationBrief['processed_by'] }) {
  if (!of) return <p>No decision has been taken yet.</p>
  return (
    <DescriptionList
      rows={[
        { label: 'Officer', value: `${of.first_name} ${of.last_name}` },
        { label: 'Decided on', value: <Moment of={of.at} /> },
      ]}
    />
  )
}
