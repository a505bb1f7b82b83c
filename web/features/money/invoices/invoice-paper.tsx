import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/invoices.ts'
import type { Invoice } from '@portal/contract/money/invoice.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { addresseeLines } from '@portal/domain/facilities/not-recorded.ts'
import { usePortal } from '../../../api/use-portal.ts'
import {
  estimateNote,
  noAccountYet,
  payTo,
  penaltiesInWords,
  surchargeInWords,
} from '../../../fields/invoice-figures.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Letterhead } from '../../../ui/print/letterhead.tsx'
import textStyles from '../../../ui/text.module.css'
import { InvoiceLines } from './invoice-lines.tsx'
import styles from './invoice-paper.module.css'

/** Where to pay, under which reference, and what to do with the receipt of the bank. */
function HowToPay({ invoice, payBy }: { invoice: Invoice; payBy: string | null }) {
  return (
    <>
      <p>
        {payBy !== null && (
          <>
            Pay by: <strong>{dayInWords(payBy)}</strong>
            <br />
          </>
        )}
        Pay to: <strong>{payTo(invoice) ?? noAccountYet}</strong>
        <br />
        Reference to give: <strong>{invoice.number}</strong>
      </p>
      <p>
        {invoice.is_estimate && `${[...surchargeInWords(invoice), estimateNote].join(' ')} `}
        {invoice.registration_id === null
          ? 'Add the receipt of the bank on the page of this invoice in the portal.'
          : 'Add the receipt of the bank to your application in the portal.'}{' '}
        The ministry confirms each payment.
      </p>
    </>
  )
}

/** An invoice as it is printed: to whom, for what, how much, where to pay and under which reference. */
export function InvoicePaper({ data, facility, reference, pay_by = null }: Reply<typeof calls.showInvoice>) {
  const portal = usePortal()
  const penalties = penaltiesInWords(data)
  const place = { facility_name: facility.company_name, lga: facility.local_gov_areas.list }
  const addressee = addresseeLines({ ...facility, ...place })
  return (
    <div className={layout.stack5}>
      {portal && <Letterhead {...portal} />}
      <div className={`${layout.row4} ${layout.between} ${styles.head}`}>
        <address className={textStyles.written}>{addressee.join('\n')}</address>
        <p>
          {dayInWords(data.issued_on)}
          {reference !== null && (
            <>
              <br />
              Application {reference}
            </>
          )}
        </p>
      </div>
      <h2>
        Invoice {data.number}
        {data.is_estimate && ' (estimate)'}
      </h2>
      <InvoiceLines invoice={data} />
      {penalties && <p>{penalties}</p>}
      {data.is_open || data.is_estimate ? (
        <HowToPay invoice={data} payBy={pay_by} />
      ) : (
        <p>{data.balance > 0 ? 'The application has ended, so nothing is to be paid.' : 'Nothing is left to pay.'}</p>
      )}
    </div>
  )
}
