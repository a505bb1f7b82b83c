import type { ApplicationReview } from '@portal/contract/cases/application-review.ts'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './review.module.css'

/** What an officer must not overlook: the questions answered "No". */
export function ReviewAttention({ review }: { review: ApplicationReview }) {
  const answeredNo = review.contents.answers.filter(({ respond }) => respond === 0)
  return (
    <>
      {answeredNo.length > 0 && (
        <Section id="answered-no" title={`Answered “No” (${answeredNo.length})`}>
          <Panel>
            <ul className={styles.answeredNo}>
              {answeredNo.map(({ sub_list_id, question, requirement, description }) => (
                <li key={sub_list_id}>
                  <span>{question}</span>
                  <span className={textStyles.quiet}>{requirement}</span>
                  {description && <span className={`${textStyles.written} ${styles.remark}`}>{description}</span>}
                </li>
              ))}
            </ul>
          </Panel>
        </Section>
      )}
    </>
  )
}
