import type { ApplicationReview } from '@portal/contract/replies/application-review.ts'
import type { DuplicateReason } from '@portal/domain/warnings.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import styles from './review.module.css'

const reasonInWords = {
  cac: 'same CAC number',
  name: 'same name',
  phone: 'same phone number',
  'similar name': 'similar name',
  near: 'very near',
} as const satisfies Record<DuplicateReason, string>

function Duplicates({ duplicates }: Pick<ApplicationReview, 'duplicates'>) {
  return (
    <Notice tone="warning" title="This facility may be recorded twice">
      <ul>
        {duplicates.map(({ id, company_name, address, cac, reasons = [] }) => (
          <li key={id}>
            <Link to={paths.facility(id)}>{company_name}</Link>, {[address, cac].filter(Boolean).join(', ')}
            {reasons.length > 0 && ` (${reasons.map((reason) => reasonInWords[reason]).join(', ')})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What an officer must not overlook: likely duplicates, and the questions answered "No". */
export function ReviewAttention({ review }: { review: ApplicationReview }) {
  const { contents, duplicates } = review
  const answeredNo = contents.answers.filter(({ respond }) => respond === 0)
  return (
    <>
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} />}
      {answeredNo.length > 0 && (
        <Section id="answered-no" title={`Answered “No” (${answeredNo.length})`}>
          <Panel>
            <ul className={styles.answeredNo}>
              {answeredNo.map(({ sub_list_id, question, requirement, description }) => (
                <li key={sub_list_id}>
                  <span>{question}</span>
                  <span className={styles.quiet}>{requirement}</span>
                  {description && <span className={styles.remark}>{description}</span>}
                </li>
              ))}
            </ul>
          </Panel>
        </Section>
      )}
    </>
  )
}
