import { needsCorrection } from '@portal/domain/inspections/visits.ts'
import { useState } from 'react'
import type { QuestionOnPhone } from '../../../api/visits/visit-state.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './question.module.css'
import { RecordedProse } from './recorded-text.tsx'

/** Whether the owner has to do something about a finding. */
export function isToCorrect({ finding }: Pick<QuestionOnPhone, 'finding'>): boolean {
  return Boolean(finding?.outcome && needsCorrection(finding.outcome))
}

interface WordsProps {
  question: QuestionOnPhone
  onRecord: (text: string) => void
}

/** The corrective action that a finding becomes, whose words the inspector may change until the visit ends. */
export function CorrectiveWords({ question, onRecord }: WordsProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isToCorrect(question)) return null
  const { words, question: asked } = question
  if (isOpen) {
    return (
      <RecordedProse
        label="What the owner has to do"
        value={words ?? asked.question}
        maxLength={1000}
        rows={3}
        onRecord={(text) => onRecord(text ?? asked.question)}
      />
    )
  }
  return (
    <p className={styles.action}>
      <Icon name="calendar" size={18} />
      <span>Becomes a corrective action{words ? <strong>: {words}</strong> : ' once the inspection is published'}</span>
      <button type="button" className={styles.edit} onClick={() => setOpen(true)}>
        Edit
      </button>
    </p>
  )
}
