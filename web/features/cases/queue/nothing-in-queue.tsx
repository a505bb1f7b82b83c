import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { queueFilterNames } from './queue.ts'

/** Shown instead of an empty queue: no match, no case with the ministry, or no registration at all. */
export function NothingInQueue({ address }: { address: ReturnType<typeof useListAddress> }) {
  const isWithMinistry = address.get('with') === 'ministry'
  const names = isWithMinistry ? queueFilterNames.filter((name) => name !== 'with') : queueFilterNames
  return (
    <NothingListed
      address={address}
      names={names}
      noMatch="No registration matches"
      advice="Try fewer words, or another status, officer, type of facility or LGA."
    >
      {isWithMinistry ? (
        <EmptyState
          title="No application is with the ministry"
          icon="check"
          action={
            <Button variant="default" onClick={() => address.filter({ with: undefined })}>
              Show every registration
            </Button>
          }
        >
          Applications appear here as soon as their owners submit them.
        </EmptyState>
      ) : (
        <EmptyState title="No registrations yet">
          Registrations appear here as soon as owners start them, or you record one.
        </EmptyState>
      )}
    </NothingListed>
  )
}
