import type { ApplicationReview } from '@portal/contract/cases/application-review.ts'
import { documentExpiry } from '@portal/domain/applications/document-expiry.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { feeState } from '@portal/domain/money/fee-state.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { kindInWords } from '../../../fields/kind-in-words.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { type Fact, FactGrid } from '../../../ui/layout/fact-grid.tsx'

/** How far the fee is, by the rule of the queue. */
const feeWords = {
  paid: { sign: 'check', more: 'paid and confirmed' },
  'to confirm': { sign: 'clock', more: 'to be confirmed' },
  due: { sign: 'warning', more: 'not paid' },
} as const

function feeOf(invoice: RegistrationDetails['invoice']): Fact {
  const fee = invoice && feeState({ ...invoice, confirmed: invoice.total - invoice.balance })
  if (!fee) return { label: 'Fee', value: invoice ? 'Nothing to pay' : 'No invoice' }
  const amounts = { paid: invoice.total, 'to confirm': invoice.balance, due: fee.due }
  const amount = <Link to={paths.invoice(invoice.id)}>{formatNaira(amounts[fee.state])}</Link>
  return { label: 'Fee', value: amount, ...feeWords[fee.state] }
}

function documentsOf({ documents }: ApplicationReview['contents'], total: number): Fact {
  const ends = documents.flatMap(({ expires_on }) => expires_on ?? []).toSorted()
  const [first] = ends
  const value = byNumber(total, { one: '# document', other: '# documents' })
  if (!first) return { label: 'Documents', value, more: 'no last day' }
  const isPast = documentExpiry(first, lagosDate(Date.now())) === 'past'
  return {
    label: 'Documents',
    value,
    sign: isPast ? 'warning' : 'check',
    more: (
      <>
        {isPast ? 'one ended' : 'until'} <Day of={first} />
      </>
    ),
  }
}

function duplicatesOf(flags: ApplicationReview['flags']): Fact {
  const flag = flags.find(({ kind }) => kind === 'duplicate')
  if (!flag) return { label: 'Duplicates', value: 'None', sign: 'check', more: 'name, phone, CAC' }
  const isOpen = flag.keys.length > 0
  return {
    label: 'Duplicates',
    value: byNumber(flag.total, { one: '# likely', other: '# likely' }),
    sign: isOpen ? 'warning' : 'check',
    more: isOpen ? 'to be looked into' : 'accepted',
  }
}

function factsOf(details: RegistrationDetails, review: ApplicationReview): Fact[] {
  const { registration, invoice, totals } = details
  const { facility } = registration
  const { operating_officer: officer, available_facilities: available } = review.contents
  const inspect = registration.consideration?.recommend_to_inspect
  return [
    { label: 'Type', value: facility.facility_types.category_list, more: kindInWords(registration) },
    { label: 'LGA', value: facility.local_gov_areas.list, more: facility.ward_name && `ward ${facility.ward_name}` },
    {
      label: 'Bed capacity',
      value: available ? byNumber(available.bed_space_capacity, { one: '# bed', other: '# beds' }) : 'Not recorded',
      more: available && byNumber(available.no_of_wards, { one: '# ward', other: '# wards' }),
      ...(!available && { sign: 'warning' }),
    },
    {
      label: 'Operating officer',
      value: officer?.full_name ?? 'Not recorded',
      more: officer && (officer.cert_reg_no ? `MDCN ${officer.cert_reg_no}` : officer.folio_number),
      ...(!officer && { sign: 'warning' }),
    },
    feeOf(invoice),
    documentsOf(review.contents, totals.documents),
    {
      label: 'Inspection',
      value: inspect ? { Yes: 'Recommended', No: 'Not recommended' }[inspect] : 'Not yet recommended',
      ...(inspect === 'Yes' && { sign: 'clock' }),
    },
    duplicatesOf(review.flags),
  ]
}

/** What an officer must know of a case before reading it. */
export function CaseFacts({ details, review }: { details: RegistrationDetails; review: ApplicationReview }) {
  // Once it is decided, nothing of it is to be looked into.
  const isOpen = details.case?.clock != null
  return <FactGrid facts={factsOf(details, review)} hasSigns={isOpen} />
}
