import type { Invoice } from '@portal/contract/money/invoice.ts'
import { dueOf } from '@portal/domain/money/invoices.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { CopyButton } from '../ui/form/copy-button.tsx'
import { DescriptionList } from '../ui/layout/description-list.tsx'
import { Panel } from '../ui/layout/page.tsx'
import { ScreenOnly } from '../ui/print/screen-only.tsx'
import { balanceInWords, invoiceNotes, noAccountYet, payTo } from './invoice-figures.ts'

/** A figure to enter in a bank's app. */
function Copied({ text, copies = text, name }: { text: string; copies?: string | number; name: string }) {
  return (
    <>
      <strong>{text}</strong>
      {copies !== 0 && (
        <ScreenOnly>
          <CopyButton text={String(copies)} name={name} />
        </ScreenOnly>
      )}
    </>
  )
}

/** What is asked for a registration, what was paid, and where to pay the rest under which reference. */
export function InvoiceSummary({ invoice }: { invoice: Invoice }) {
  const { id, number, total, confirmed, submitted, is_estimate } = invoice
  return (
    <Panel>
      <DescriptionList
        rows={[
          { label: 'Invoice', value: <Link to={paths.invoice(id)}>{number}</Link> },
          { label: is_estimate ? 'To be paid in all (estimate)' : 'To be paid in all', value: formatNaira(total) },
          { label: 'Confirmed by the ministry', value: formatNaira(confirmed) },
          ...(submitted > 0 ? [{ label: 'Waiting for the ministry', value: formatNaira(submitted) }] : []),
          {
            label: 'Still to be paid',
            value: <Copied text={balanceInWords(invoice)} copies={dueOf(invoice)} name="the amount" />,
          },
          { label: 'Pay to', value: payTo(invoice) ?? noAccountYet },
          { label: 'Reference to give', value: <Copied text={number} name="the reference" /> },
        ]}
      />
      {invoiceNotes(invoice).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Panel>
  )
}
