import type { ReactNode } from 'react'
import { EvidenceFile } from '../../fields/evidence-file.tsx'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { CriticalMark, OutcomeBadge } from './badges.tsx'
import type { AnsweredQuestion } from './checklist.ts'
import styles from './findings.module.css'
import { Photos } from './photos.tsx'

interface FoundProps {
  of: AnsweredQuestion
  inspectionId: number
  /** Also the part, and what the owner had stated. */
  isFull?: boolean
  children?: ReactNode
}

/** What the owner had stated, in words. */
function statedInWords({ answer }: AnsweredQuestion['question']): string {
  if (!answer) return 'No answer'
  const yesOrNo = answer.respond === null ? [] : [answer.respond === 1 ? 'Yes' : 'No']
  const number = answer.number === null ? [] : [String(answer.number)]
  return [...yesOrNo, ...number, ...(answer.description ? [answer.description] : [])].join(', ') || 'No answer'
}

function Numbers({ of: { question, finding } }: Pick<FoundProps, 'of'>) {
  const seen = finding?.number_seen ?? null
  if (seen === null && question.least_number === null) return null
  return (
    <span className={textStyles.second}>
      {seen !== null && `Seen: ${seen}`}
      {seen !== null && question.least_number !== null && ', '}
      {question.least_number !== null && `at least ${question.least_number} needed`}
    </span>
  )
}

/** A question with what was found, the inspector's note and the photos. */
export function QuestionFound({ of, inspectionId, isFull = false, children }: FoundProps) {
  const { question, finding, photos } = of
  return (
    <li className={styles.finding}>
      <div className={styles.question}>
        {isFull && <span className={textStyles.second}>{question.part}</span>}
        <span>{question.question}</span>
        <Numbers of={of} />
        {isFull && <span className={textStyles.second}>The owner stated: {statedInWords(question)}</span>}
        {question.answer?.evidence && <EvidenceFile evidence={question.answer.evidence} question={question.question} />}
      </div>
      <div className={`${layout.row1} ${styles.outcome}`}>
        {question.is_critical && <CriticalMark />}
        {finding ? <OutcomeBadge of={finding.outcome} /> : <span className={textStyles.quiet}>No finding yet</span>}
      </div>
      {(finding?.note || photos.length > 0 || children) && (
        <div className={`${layout.stack2} ${styles.more}`}>
          {finding?.note && <p className={textStyles.written}>{finding.note}</p>}
          <Photos inspectionId={inspectionId} photos={photos} about={`of “${question.question}”`} />
          {children}
        </div>
      )}
    </li>
  )
}
