import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import { Fragment, type ReactNode } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import { useListAddress } from '../../../ui/table/use-list-address.ts'

/** A registration of a list, with its facility. */
export type RegistrationRow = Reply<typeof calls.listRegistrations>['data'][number]

// Few rows, because each registration is shown with its whole history.
const perPage = 5

/** The owner's registrations page by page, the newest first. `children` renders each of them. */
export function OwnRegistrations({ children }: { children: (registration: RegistrationRow) => ReactNode }) {
  const address = useListAddress()
  const registrations = useCall(calls.listRegistrations, { query: { per_page: perPage, ...address.query } })
  return (
    <WhenLoaded of={registrations}>
      {(list) => (
        <>
          {list.total === 0 && (
            <EmptyState
              title="Nothing to review yet"
              action={<LinkButton to={paths.myFacilities()}>Facility Registration</LinkButton>}
            >
              Start the registration of a facility first. Then you can follow it here.
            </EmptyState>
          )}
          {list.data.map((registration) => (
            <Fragment key={registration.id}>{children(registration)}</Fragment>
          ))}
          {list.last_page > 1 && <Pages of={list} onPage={address.goToPage} />}
        </>
      )}
    </WhenLoaded>
  )
}
