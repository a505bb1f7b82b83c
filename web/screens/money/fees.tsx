import * as calls from '@portal/contract/money/calls/fees.ts'
import { Allowed } from '../../api/allowed.tsx'
import { useCall } from '../../api/use-call.ts'
import { FeeTables } from '../../features/money/fees/fee-tables.tsx'
import { SaveFee } from '../../features/money/fees/save-fee.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** What the ministry asks for registrations, renewals, changes and new copies. */
export function Fees() {
  const fees = useCall(calls.listFees)
  return (
    <Page
      title="Fees"
      lead="What a facility pays, by its type and beds. Owners see it before they start."
      back={{ to: paths.settings(), label: 'Settings' }}
      actions={
        <Allowed to="manage the fees">
          <SaveFee label="Add a fee" />
        </Allowed>
      }
    >
      <WhenLoaded of={fees}>{(data) => <FeeTables fees={data} />}</WhenLoaded>
    </Page>
  )
}
