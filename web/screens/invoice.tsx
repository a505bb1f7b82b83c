import * as calls from '@portal/contract/calls/invoices.ts'
import { useParams } from 'react-router'
import { Allowed } from '../api/allowed.tsx'
import { useCall } from '../api/use-call.ts'
import { CorrectInvoice } from '../features/invoices/correct-invoice.tsx'
import { InvoicePaper } from '../features/invoices/invoice-paper.tsx'
import { paths } from '../paths.ts'
import { WhenLoaded } from '../ui/feedback/when-loaded.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PrintablePage } from '../ui/print/printable-page.tsx'

/** An invoice, to be read and printed. */
export function Invoice() {
  const { id = '' } = useParams()
  const invoice = useCall(calls.showInvoice, { params: { id } })
  const { data } = invoice
  const back = data
    ? { to: `${paths.registration(data.data.registration_id)}#payment`, label: 'Registration' }
    : { to: paths.overview(), label: 'Dashboard' }
  return (
    <Page
      title={data ? `Invoice ${data.data.number}` : 'Invoice'}
      lead={data?.facility.company_name}
      back={back}
      actions={
        data && (
          <Allowed to="correct an invoice">
            <CorrectInvoice id={data.data.id} number={data.data.number} />
          </Allowed>
        )
      }
    >
      <WhenLoaded of={invoice} back={back}>
        {(reply) => (
          <PrintablePage>
            <InvoicePaper {...reply} />
          </PrintablePage>
        )}
      </WhenLoaded>
    </Page>
  )
}
