import * as cases from '@portal/contract/cases/calls.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { Suspense } from 'react'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { QueueRow } from './queue-cells.tsx'

const GiveCases = lazyPart(async () => (await import('./give-cases.tsx')).GiveCases)
const RemindOwners = lazyPart(async () => (await import('./remind-owners.tsx')).RemindOwners)

/** What is being done with rows of the queue, as they were when it began. */
export interface Chosen {
  to: 'give' | 'remind'
  rows: QueueRow[]
}

/** Buttons for what an officer can do with the selected rows of the queue. */
export function SelectedCases({ rows, onChoose }: { rows: QueueRow[]; onChoose: (chosen: Chosen) => void }) {
  const session = useSession()
  return (
    <>
      {mayDo(session, cases.giveCases.may) && (
        <Button
          variant="subtle"
          isCompact
          icon={<Icon name="give" size={16} />}
          onClick={() => onChoose({ to: 'give', rows })}
        >
          Give to an officer
        </Button>
      )}
      {mayDo(session, cases.remindOwners.may) && (
        <Button
          variant="subtle"
          isCompact
          icon={<Icon name="send" size={16} />}
          onClick={() => onChoose({ to: 'remind', rows })}
        >
          Remind owners
        </Button>
      )}
      <Button variant="subtle" isCompact icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}

interface DialogProps {
  chosen: Chosen | undefined
  onClose: () => void
  /** Selects nothing, once something was done with the rows. */
  onDone: () => void
}

/** The dialog of what is being done with rows, which stays open when they leave the list. */
export function SelectedDialog({ chosen, ...handlers }: DialogProps) {
  if (!chosen) return null
  return (
    <Suspense>
      {chosen.to === 'give' ? (
        <GiveCases rows={chosen.rows} {...handlers} />
      ) : (
        <RemindOwners rows={chosen.rows} {...handlers} />
      )}
    </Suspense>
  )
}
