import { linkPaymentsExport } from '@portal/contract/reports/calls/exports.ts'
import { PaymentTable } from '../../features/money/payments/payment-table.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The payments of all facilities, to be confirmed or refused. */
export function Payments() {
  const address = useListAddress('created_at')
  return (
    <Page
      title="Payments"
      lead={
        <>
          What owners paid. See each receipt beside the decision. <MenuNumber of="payments" />
        </>
      }
      actions={
        <>
          <LinkButton variant="default" to={paths.bankStatements()}>
            Bank statements
          </LinkButton>
          <LinkButton variant="default" to={paths.revenue()}>
            Revenue
          </LinkButton>
          <DownloadList call={linkPaymentsExport} query={address.query} />
        </>
      }
    >
      <PaymentTable key={address.get('status')} address={address} />
    </Page>
  )
}
