import * as calls from '@portal/contract/calls/payments.ts'
import { useParams } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { DownloadLetter, OpenLetter } from '../features/letters/open-letter.tsx'
import { ReceiptPaper } from '../features/payments/receipt-paper.tsx'
import { paths } from '../paths.ts'
import { WhenLoaded } from '../ui/feedback/when-loaded.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PrintablePage } from '../ui/print/printable-page.tsx'

/** The receipt of a confirmed payment, to be read and printed. */
export function Receipt() {
  const { id = '' } = useParams()
  const receipt = useCall(calls.showReceipt, { params: { id } })
  const registrationId = receipt.data?.data.registration_id
  const back = registrationId
    ? { to: `${paths.registration(registrationId)}#payment`, label: 'Registration' }
    : { to: paths.overview(), label: 'Dashboard' }
  return (
    <Page title="Receipt" lead={receipt.data?.data.company_name} back={back}>
      <WhenLoaded of={receipt} back={back}>
        {({ data }) => (
          <PrintablePage besidePrint={<ReceiptAsPdf id={Number(id)} number={data.receipt_number} />}>
            <ReceiptPaper receipt={data} />
          </PrintablePage>
        )}
      </WhenLoaded>
    </Page>
  )
}

/** The receipt as the letter that was written on the day of its confirmation. */
function ReceiptAsPdf({ id, number }: { id: number; number: string }) {
  const receipt = { call: calls.linkReceipt, letter: { id, number }, isCompact: false }
  return (
    <>
      <OpenLetter {...receipt} />
      <DownloadLetter {...receipt} />
    </>
  )
}
