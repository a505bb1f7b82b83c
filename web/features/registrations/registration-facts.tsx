import type { RegistrationBrief } from '@portal/contract/replies/registration-brief.ts'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import { Day } from '../../ui/dates.tsx'

const kinds = { new: 'New registration', renewal: 'Renewal' } as const satisfies Record<
  RegistrationBrief['kind'],
  string
>

/** What a registration is, in rows. Its status stands at the head of the page. */
export function RegistrationFacts({ registration }: { registration: RegistrationBrief }) {
  const { reference, kind, submitted_at, expiry_date } = registration
  return (
    <DescriptionList
      rows={[
        { label: 'Reference', value: reference },
        { label: 'Kind', value: kinds[kind] },
        { label: 'Submitted on', value: submitted_at ? <Day of={submitted_at} /> : 'Not submitted yet' },
        ...(expiry_date ? [{ label: 'Expiry date', value: <Day of={expiry_date} /> }] : []),
      ]}
    />
  )
}
