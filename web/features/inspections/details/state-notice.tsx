import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { openInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Why an inspection was cancelled, and what came from phones since; the planner's note to the team. */
export function StateNotice({
  inspection: { status, cancel_reason, came_later, note },
}: {
  inspection: InspectionDetails
}) {
  const isOpen = openInspectionStatuses.some((one) => one === status)
  return (
    <>
      {status === 'cancelled' && (
        <Notice tone={came_later > 0 ? 'warning' : 'ended'} title="This inspection is cancelled">
          <p>{cancel_reason}</p>
          {came_later > 0 && (
            <p>
              {byNumber(came_later, {
                one: 'One finding or photo has arrived since. Reopen the inspection to use it, or discard it.',
                other: '# findings and photos have arrived since. Reopen the inspection to use them, or discard them.',
              })}
            </p>
          )}
        </Notice>
      )}
      {note && isOpen && <Notice title="Note for the team">{note}</Notice>}
    </>
  )
}
