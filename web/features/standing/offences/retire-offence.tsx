import { editOffence } from '@portal/contract/standing/calls/offences.ts'
import type { Offence } from '@portal/contract/standing/offence.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Takes an offence out of the tariff, or brings it back. */
export function RetireOffence({ offence: { id, name, retired_at } }: { offence: Offence }) {
  const isRetired = retired_at !== null
  const verb = isRetired ? 'Bring back' : 'Retire'
  return (
    <ConfirmedButton
      call={editOffence}
      sent={{ params: { id }, body: { retired: !isRetired } }}
      label={
        <>
          {verb}
          <VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
      isCompact
      isHarmless
      title={`${verb} ${name}?`}
      confirm={verb}
      success={isRetired ? `${name} was brought back` : `${name} was retired`}
    >
      <p>
        {isRetired
          ? 'Officers can choose it for penalties again.'
          : 'Officers can no longer choose it. Penalties that name it stay as they are.'}
      </p>
    </ConfirmedButton>
  )
}
