import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/payments.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { ownerInWords } from '@portal/domain/facilities/not-recorded.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { DownloadLetter, OpenLetter } from '../../features/letters/open-letter.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
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

function fromWhom({ owner_name, company_name }: Reply<typeof calls.showReceipt>['data']): string {
  const owner = ownerInWords({ owner_name, facility_name: company_name }, { isFirst: true })
  return owner_name ? `${owner}, ${company_name}` : owner
}

/** What the receipt of a confirmed payment says. */
function ReceiptFacts({ receipt }: { receipt: Reply<typeof calls.showReceipt>['data'] }) {
  return (
    <DescriptionList
      rows={[
        { label: 'Received', value: <strong>{formatNaira(receipt.amount)}</strong> },
        { label: 'From', value: fromWhom(receipt) },
        { label: 'For invoice', value: receipt.invoice_number },
        { label: 'Application', value: receipt.registration_reference },
        { label: 'Paid on', value: receipt.paid_on && dayInWords(receipt.paid_on) },
        { label: 'Bank', value: receipt.bank },
        { label: 'Reference', value: receipt.reference },
        { label: 'Confirmed on', value: dayInWords(receipt.confirmed_on) },
      ]}
    />
  )
}
