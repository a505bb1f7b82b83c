import { Allowed } from '../../api/allowed.tsx'
import { StatementList } from '../../features/money/reconciliation/statement-list.tsx'
import { UploadStatement } from '../../features/money/reconciliation/upload-statement.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The statements of the ministry's bank, with which payments are confirmed. */
export function BankStatements() {
  const address = useListAddress()
  return (
    <Page
      title="Bank statements"
      back={{ to: paths.payments(), label: 'Payments' }}
      lead="Upload the statement of the ministry's account, and confirm the payments that stand on it."
      actions={
        <Allowed to="decide on a payment">
          <UploadStatement />
        </Allowed>
      }
    >
      <StatementList address={address} />
    </Page>
  )
}
