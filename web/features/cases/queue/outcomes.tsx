import type { Reply } from '@portal/contract/call.ts'
import type * as cases from '@portal/contract/cases/calls.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import type { QueueRow } from './queue-cells.tsx'

interface OutcomeProps {
  reply: Reply<typeof cases.giveCases>
  rows: readonly QueueRow[]
  onClose: () => void
}

/** What was done with several applications, and for which it could not be done. */
export function Outcomes({ reply: { message, data }, rows, onClose }: OutcomeProps) {
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.facility.company_name
  return (
    <>
      <p role="status">
        <strong>{message}.</strong>
      </p>
      <ul className={layout.stack2}>
        {data.map(
          ({ id, refused }) =>
            refused !== null && (
              <li key={id}>
                {nameOf(id)}: {refused}
              </li>
            ),
        )}
      </ul>
      <div>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}

/** Whether something could not be done, so that it is shown which. */
export function hasRefusals({ data }: OutcomeProps['reply']): boolean {
  return data.some(({ refused }) => refused !== null)
}
