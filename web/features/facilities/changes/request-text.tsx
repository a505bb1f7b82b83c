import type { ChangeRequest } from '@portal/contract/facilities/change-request.ts'
import type { ChangeRequestStatus } from '@portal/domain/facilities/change-requests.ts'
import { Moment } from '../../../ui/dates.tsx'
import textStyles from '../../../ui/text.module.css'

const words = {
  open: 'Waiting for the ministry',
  accepted: 'Accepted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ChangeRequestStatus, string>

/** How a request stands, who asked for it and why, and what was answered. */
export function RequestText({ request }: { request: ChangeRequest }) {
  const { status, asked_by, asked_at, reason, ended_by, ended_at, answer } = request
  return (
    <>
      <p>
        <strong>{words[status]}</strong>
        {ended_at && (
          <span className={textStyles.quiet}>
            {' '}
            on <Moment of={ended_at} /> by {ended_by}
          </span>
        )}
      </p>
      {answer && <p className={textStyles.written}>{answer}</p>}
      <p className={textStyles.quiet}>
        Asked for on <Moment of={asked_at} /> by {asked_by}
      </p>
      <p className={textStyles.written}>{reason}</p>
    </>
  )
}
