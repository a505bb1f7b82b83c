import * as calls from '@portal/contract/money/calls/payments.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { DownloadLetter, OpenLetter } from '../../features/letters/open-letter.tsx'
import { ReceiptFacts } from '../../features/money/payments/receipt-facts.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page, Panel } from '../../ui/layout/page.tsx'

/** The receipt of a confirmed payment, to be read, and to be opened as the letter of the day of its confirmation. */
export function Receipt() {
  const { id = '' } = useParams()
  const receipt = useCall(calls.showReceipt, { params: { id } })
  const { registration_id, receipt_number, company_name } = receipt.data?.data ?? {}
  const back = registration_id
    ? { to: `${paths.registration(registration_id)}#payment`, label: 'Registration' }
    : { to: paths.overview(), label: 'Dashboard' }
  const pdf = receipt_number && {
    call: calls.linkReceipt,
    letter: { id: Number(id), number: receipt_number },
    isCompact: false,
  }
  return (
    <Page
      title={receipt_number ? `Receipt ${receipt_number}` : 'Receipt'}
      lead={company_name}
      back={back}
      actions={
        pdf && (
          <>
            <OpenLetter {...pdf} />
            <DownloadLetter {...pdf} />
          </>
        )
      }
    >
      <WhenLoaded of={receipt} back={back}>
        {({ data }) => (
          <Panel>
            <ReceiptFacts receipt={data} />
          </Panel>
        )}
      </WhenLoaded>
    </Page>
  )
}
