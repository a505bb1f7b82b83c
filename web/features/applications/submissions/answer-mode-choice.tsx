import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { type AnswerMode, rememberAnswerMode } from './answer-mode.ts'
import styles from './answer-mode-choice.module.css'

interface ChoiceProps {
  current: AnswerMode
  requirementId: number
  facilityId: number
}

/** Switches between all questions of a requirement on one page and one question at a time. The choice is remembered. */
export function AnswerModeChoice({ current, requirementId, facilityId }: ChoiceProps) {
  const modes = [
    { mode: 'all', label: 'All questions on one page', to: paths.answerAllQuestions(requirementId, facilityId) },
    { mode: 'one', label: 'One question at a time', to: paths.answerRequirement(requirementId, facilityId) },
  ] as const
  return (
    <nav className={styles.modes} aria-label="How to answer">
      {modes.map(({ mode, label, to }) => (
        <Link
          key={mode}
          to={to}
          className={styles.mode}
          aria-current={mode === current ? 'true' : undefined}
          onClick={() => rememberAnswerMode(mode)}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
