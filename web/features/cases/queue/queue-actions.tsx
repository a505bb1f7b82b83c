import * as cases from '@portal/contract/cases/calls.ts'
import { linkRegistrationsExport } from '@portal/contract/reports/calls/exports.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { queueViews } from '@portal/domain/cases/queue-views.ts'
import { useNavigate } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useCall, useCallMutation } from '../../../api/use-call.ts'
import { DownloadList } from '../../../fields/download-list.tsx'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { queueQuery } from './queue.ts'

/** Takes the application that nobody has and that was submitted first, and opens it. */
function TakeTheOldest({ id }: { id: number }) {
  const navigate = useNavigate()
  const take = useCallMutation(cases.takeCase, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
    onSuccess: () => navigate(paths.review(id, String(new URLSearchParams(queueViews.mine.query)))),
  })
  return (
    <BusyButton busy={take.isPending && 'Taking'} onClick={() => take.mutate({ params: { id } })}>
      Take the oldest
    </BusyButton>
  )
}

/** What officers do with the queue as a whole. */
export function QueueActions({ address }: { address: ReturnType<typeof useListAddress> }) {
  const session = useSession()
  const { data: queue } = useCall(cases.showQueue)
  const oldest = queue?.data.oldest ?? null
  return (
    <>
      <DownloadList call={linkRegistrationsExport} query={queueQuery(new URLSearchParams(address.search))} />
      {mayDo(session, 'record a registration from the full form') && (
        <LinkButton to={paths.newRegistration()} variant="default">
          New Registration
        </LinkButton>
      )}
      {oldest !== null && mayDo(session, 'assign an application') && <TakeTheOldest id={oldest} />}
    </>
  )
}
