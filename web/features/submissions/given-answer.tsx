import type { Submission } from '@portal/contract/entities/submission.ts'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import { Moment } from '../../ui/dates.tsx'
import styles from './answer.module.css'

/** The values and labels of the answers. Spec §5. */
export const responses = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
] as const

/** A saved answer. */
export function GivenAnswer({ submission }: { submission: Submission }) {
  const { respond, number, description, updated_at } = submission
  return (
    <DescriptionList
      rows={[
        { label: 'Answer', value: responses.find(({ value }) => value === respond)?.label },
        { label: 'Number', value: number },
        { label: 'Description', value: description && <span className={styles.prose}>{description}</span> },
        { label: 'Answered', value: <Moment of={updated_at} /> },
      ]}
    />
  )
}
