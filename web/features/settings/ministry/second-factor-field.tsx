import { showSecondFactor } from '@portal/contract/accounts/calls/second-factor.ts'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../../api/use-call.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { settingLabels } from './in-words.ts'

/** Whether officers need a second factor. Warns an officer who has none and would be the first to be stopped. */
export function SecondFactorField() {
  const isChosen: unknown = useWatch({ name: 'officers_need_second_factor' })
  return (
    <>
      <RadioField
        name="officers_need_second_factor"
        label={settingLabels.officers_need_second_factor}
        hint="An officer without one sets it up after logging in, before anything else opens, and cannot remove it."
        choices={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
      />
      {isChosen === 'yes' && <WarnWithoutOne />}
    </>
  )
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
