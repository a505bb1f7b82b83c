import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useListAddress } from '../../../ui/table/use-list-address.ts'
import { AddedWarnings, Warnings } from './added-warnings.tsx'
import { StartRegistration } from './start-registration.tsx'
import { useAdded } from './use-added.ts'

/** Offers to start the registration of the facility that was just added, with the warnings about it, until it is started or closed. */
export function JustAdded() {
  const { added, forget } = useAdded()
  if (added?.facilityId === undefined) return <AddedWarnings />
  return <Offer added={{ ...added, facilityId: added.facilityId }} onClose={forget} />
}

interface OfferProps {
  added: { name: string; warnings: string[]; facilityId: number }
  onClose: () => void
}

function Offer({ added: { name, warnings, facilityId }, onClose }: OfferProps) {
  // The same list as below this notice, so it is fetched once.
  const facilities = useCall(calls.listFacilities, { query: useListAddress().query })
  const facility = facilities.data?.data.data.find(({ id }) => id === facilityId)
  if (!facility || facility.registration || facility.type_retired) return <AddedWarnings />
  const hasWarnings = warnings.length > 0
  return (
    <Notice
      tone={hasWarnings ? 'warning' : 'success'}
      title={hasWarnings ? `${name} was added. Please check:` : `${name} was added`}
      onClose={onClose}
      action={
        <StartRegistration facility={facility} label="Start Registration" isNamed onRefused={facilities.refetch} />
      }
    >
      {hasWarnings && <Warnings of={warnings} />}
      <p>Next, start its registration. Your answers are saved one by one, so you can stop and come back at any time.</p>
    </Notice>
  )
}
