import { PaymentTable } from '../features/payments/payment-table.tsx'
import { Page } from '../ui/layout/page.tsx'
import { useListAddress } from '../ui/table/use-list-address.ts'

/** The payments of all facilities, to be confirmed or refused. */
export function Payments() {
  const address = useListAddress()
  return (
    <Page title="Payments" lead="What owners paid. The oldest first. Open a facility to see the receipt.">
      <PaymentTable address={address} />
    </Page>
  )
}
