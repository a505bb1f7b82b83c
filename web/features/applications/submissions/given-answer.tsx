import type { Submission } from '@portal/contract/applications/submission.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { missedMinimum } from '@portal/domain/applications/below-minimum.ts'
import { questionTypes } from '@portal/domain/applications/question-types.ts'
import { BelowMinimum } from '../../../fields/below-minimum.tsx'
import { EvidenceFile } from '../../../fields/evidence-file.tsx'
import { Moment } from '../../../ui/dates.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import styles from './answer.module.css'
import { answerTypes } from './answer-types.tsx'

/** A saved answer. */
export function GivenAnswer({
  question: { question_type, least_number, sub_list },
  submission,
  isToRead = false,
}: {
  question: SubList
  submission: Submission
  /** The evidence is not beside it, to be replaced. */
  isToRead?: boolean
}) {
  const { description, updated_at, evidence } = submission
  const remark = { label: 'Description', value: description && <span className={styles.prose}>{description}</span> }
  const missed = missedMinimum({ ...submission, least_number })
  return (
    <DescriptionList
      rows={[
        ...answerTypes[question_type].rows(submission),
        ...(missed === undefined ? [] : [{ label: 'Minimum', value: <BelowMinimum least={missed} /> }]),
        ...(questionTypes[question_type].fields.description ? [remark] : []),
        ...(isToRead && evidence
          ? [{ label: 'Evidence', value: <EvidenceFile evidence={evidence} question={sub_list} /> }]
          : []),
        { label: 'Answered', value: <Moment of={updated_at} /> },
      ]}
    />
  )
}
