import type { AnswerEvidence } from '@portal/contract/applications/answer-evidence.ts'
import { evidenceInWords } from '@portal/domain/applications/answer-evidence.ts'
import { Day } from '../ui/dates.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './evidence-file.module.css'
import { ViewFile } from './view-file.tsx'

/** The photo or file that is attached to an answer, with the day and a button that opens it. `question`: which one, for screen readers. */
export function EvidenceFile({ evidence, question }: { evidence: AnswerEvidence; question: string }) {
  const words = evidenceInWords(evidence)
  return (
    <span className={styles.file}>
      <span className={styles.words}>
        <Icon name="file" size={16} />
        <span>
          {words} added on <Day of={evidence.created_at} />
        </span>
      </span>
      <ViewFile slug={evidence.file_slug} name={`${words} with “${question}”`} />
    </span>
  )
}
