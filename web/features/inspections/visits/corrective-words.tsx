import { correctiveDaysRange } from '@portal/domain/inspections/corrective-actions.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import type { ChangedAction } from '../../../api/visits/visit-rows.ts'
import type { QuestionOnPhone } from '../../../api/visits/visit-state.ts'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CountedNumber } from './counted-number.tsx'
import styles from './question.module.css'
import { RecordedProse } from './recorded-text.tsx'

interface WordsProps {
  question: QuestionOnPhone
  onRecord: (changed: Required<ChangedAction>) => void
}

/** The corrective action that a finding becomes. The inspector may change its words and its days until the visit ends. */
export function CorrectiveWords({ question: { action, question }, onRecord }: WordsProps) {
  const [isOpen, setOpen] = useState(false)
  if (!action) return null
  const { text, days, usualDays } = action
  return (
    <>
      <p className={styles.action}>
        <Icon name="calendar" size={18} />
        <span>
          Becomes a corrective action, due{' '}
          <strong>{byNumber(days ?? usualDays, { one: '# day', other: '# days' })} after publication</strong>
          {text !== question.question && <>: {text}</>}
        </span>
        <button type="button" className={styles.edit} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Edit'}
          <VisuallyHidden> what the owner has to do about “{question.question}”</VisuallyHidden>
        </button>
      </p>
      {isOpen && (
        <>
          <RecordedProse
            label="What the owner has to do"
            value={text}
            maxLength={1000}
            rows={3}
            onRecord={(typed) => onRecord({ text: typed ?? question.question, days })}
          />
          <CountedNumber
            label="Days to do it"
            hint={`after publication; usually ${usualDays}`}
            value={days}
            usual={usualDays}
            {...correctiveDaysRange}
            onRecord={(number) => onRecord({ text, days: number })}
          />
        </>
      )}
    </>
  )
}
