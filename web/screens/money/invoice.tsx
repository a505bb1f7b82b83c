import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/invoices.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useParams } from 'react-router'
import { Allowed } from '../../api/allowed.tsx'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { AddPayment } from '../../features/applications/contents/add-payment.tsx'
import { CorrectInvoice } from '../../features/money/invoices/correct-invoice.tsx'
import { InvoicePaper } from '../../features/money/invoices/invoice-paper.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PrintablePage } from '../../ui/print/printable-page.tsx'

/** The page on which the payments of an invoice are. */
function backFrom({ registration_id, facility_id }: Reply<typeof calls.showInvoice>['data']) {
  return registration_id === null
    ? { to: paths.facility(facility_id), label: 'Facility' }
    : { to: `${paths.registration(registration_id)}#payment`, label: 'Registration' }
}

/** An invoice, to be read and printed. That of a penalty alone is paid here. */
export function Invoice() {
  const { id = '' } = useParams()
  const invoice = useCall(calls.showInvoice, { params: { id } })
  const { data } = invoice
  const isPaidHere = data?.data.registration_id === null && data.data.is_open
  const mayPay = mayDo(useSession(), 'record a payment')
  const back = data ? backFrom(data.data) : { to: paths.overview(), label: 'Dashboard' }
  return (
    <Page
      title={data ? `Invoice ${data.data.number}` : 'Invoice'}
      lead={data?.facility.company_name}
      back={back}
      actions={
        data && (
          <>
            {isPaidHere && mayPay && <AddPayment invoice={data.data} />}
            <Allowed to="correct an invoice">
              <CorrectInvoice id={data.data.id} number={data.data.number} />
            </Allowed>
          </>
        )
      }
    >
      <WhenLoaded of={invoice} back={back}>
        {(reply) => (
          <PrintablePage isPart={isPaidHere && mayPay}>
            <InvoicePaper {...reply} />
          </PrintablePage>
        )}
      </WhenLoaded>
    </Page>
  )
}
