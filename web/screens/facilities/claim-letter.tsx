import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { MakeLetter } from '../../features/facilities/claims/make-letter.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The page on which an officer makes and prints the letter for the owner of a facility without an account. */
export function ClaimLetter() {
  const { id = '' } = useParams()
  const facility = useCall(calls.showFacility, { params: { id } })
  const back = { to: paths.facility(id), label: facility.data?.data.company_name ?? 'Facility' }
  return (
    <Page title="Letter for the owner" lead={facility.data?.data.company_name} back={back}>
      <WhenLoaded of={facility} back={back}>
        {({ data }) =>
          data.has_owner_account ? (
            <EmptyState title="This facility has an owner with an account">It needs no letter.</EmptyState>
          ) : (
            <MakeLetter facility={data} />
          )
        }
      </WhenLoaded>
    </Page>
  )
}
