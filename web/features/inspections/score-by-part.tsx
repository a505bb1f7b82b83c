import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import layout from '../../ui/layout/layout.module.css'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './findings.module.css'
import { scoreInWords } from './inspection-words.ts'

/** The score of each part of the checklist, as a figure and a bar. */
export function ScoreByPart({ parts }: Pick<InspectionDetails, 'parts'>) {
  return (
    <ul className={`${layout.stack2} ${layout.list} ${styles.scores}`} aria-label="Score by part">
      {parts.map(({ part_id, part, score }) => (
        <li key={part_id}>
          <span>{part}</span>
          <span className={styles.figure}>{scoreInWords(score)}</span>
          {score !== null && <ProgressBar value={score} max={100} label={`Score of ${part}`} />}
        </li>
      ))}
    </ul>
  )
}
