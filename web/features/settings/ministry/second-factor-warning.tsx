import { showSecondFactor } from '@portal/contract/accounts/calls/second-factor.ts'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../../api/use-call.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** While Yes is chosen in the field, warns an officer who has no second factor and would be the first to be stopped. */
export function SecondFactorWarning({ name }: { name: string }) {
  const isChosen: unknown = useWatch({ name })
  return isChosen === 'yes' && <WarnWithoutOne />
}

function WarnWithoutOne() {
  const own = useCall(showSecondFactor).data?.data
  if (own?.is_active !== false) return null
  return (
    <Notice tone="warning" title="You have no second factor yourself">
      From the first day on you must set it up before you can do anything else. Have your phone with an authenticator
      app at hand, or set it up on the page Your account first.
    </Notice>
  )
}
