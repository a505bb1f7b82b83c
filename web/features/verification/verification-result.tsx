import type { CheckedPaper } from '@portal/contract/signed-out-pages.ts'
import { Day } from '../../ui/dates.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import { outcomeInWords } from './outcome-words.ts'

const titles = { certificate: 'Certificate of registration', statement: 'Temporary statement of approval' } as const

/** What the portal knows about a paper: the outcome first, then what must be printed on it. */
export function VerificationResult({ checked: { number, outcome, stated } }: { checked: CheckedPaper }) {
  const { tone, title, text } = outcomeInWords(outcome, stated?.kind)
  return (
    <>
      <Notice tone={tone} title={title}>
        <p>{text}</p>
      </Notice>
      {stated && (
        <>
          <h2>What the paper must say</h2>
          <DescriptionList
            rows={[
              { label: 'Paper', value: titles[stated.kind] },
              { label: 'Number', value: number },
              { label: 'Facility', value: stated.facility_name },
              { label: 'Category', value: stated.category },
              { label: 'Address', value: `${stated.address}, ${stated.lga}` },
              { label: 'Issued', value: <Day of={stated.issue_date} /> },
              { label: 'Valid until', value: <Day of={stated.expiry_date} /> },
              ...stated.conditions.map(({ text: condition, due_date }, index) => ({
                label: `Condition ${index + 1}`,
                value: due_date ? (
                  <>
                    {condition} By <Day of={due_date} />.
                  </>
                ) : (
                  condition
                ),
              })),
            ]}
          />
          <p>If the paper in front of you says something else, it was changed. Please tell the ministry.</p>
        </>
      )}
    </>
  )
}
