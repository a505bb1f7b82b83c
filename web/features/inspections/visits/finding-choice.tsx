import { type FindingOutcome, findingOutcomes } from '@portal/domain/inspections/inspections.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import type { QuestionOnPhone } from '../../../api/visits/visit-state.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import hidden from '../../../ui/visually-hidden.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './question.module.css'

const signs = {
  met: 'met',
  'partly met': 'partly',
  'not met': 'notMet',
  'does not apply': 'dash',
  'not seen': 'ended',
} as const satisfies Record<FindingOutcome, IconName>

const places = {
  'being written': { icon: 'hourglass', words: 'Being recorded' },
  'on this phone': { icon: 'check', words: 'Recorded on this phone' },
  arrived: { icon: 'check', words: 'Recorded, and arrived' },
} as const satisfies Record<NonNullable<QuestionOnPhone['where']>, { icon: IconName; words: string }>

interface ChoiceProps {
  question: QuestionOnPhone
  onChoose: (outcome: FindingOutcome) => void
}

/** What was found. Nothing is chosen until the inspector chooses; each question is chosen by itself. */
export function FindingChoice({ question: { question, finding, where }, onChoose }: ChoiceProps) {
  const offered = findingOutcomes.filter((outcome) => outcome !== 'does not apply' || question.may_not_apply)
  return (
    <fieldset>
      <VisuallyHidden>
        <legend>Finding</legend>
      </VisuallyHidden>
      <div className={styles.choices}>
        {offered.map((outcome) => (
          <label key={outcome} className={styles.choice} data-outcome={outcome}>
            <input
              type="radio"
              className={hidden.visuallyHidden}
              name={`finding-${question.sub_list_id}`}
              checked={finding?.outcome === outcome}
              onChange={() => onChoose(outcome)}
            />
            <Icon name={signs[outcome]} size={22} />
            {sentenceCase(outcome)}
          </label>
        ))}
      </div>
      {where && finding?.outcome && (
        <p className={styles.where} data-where={where}>
          <Icon name={places[where].icon} size={14} /> {places[where].words}
        </p>
      )}
    </fieldset>
  )
}
