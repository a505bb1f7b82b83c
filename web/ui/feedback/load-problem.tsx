import { Icon } from '../icon.tsx'
import layout from '../layout/layout.module.css'
import { LinkButton } from '../layout/link-button.tsx'
import styles from './states.module.css'
import { TryAgain } from './try-again.tsx'

interface ProblemProps {
  problem: { message: string; code?: string }
  onRetry?: () => unknown
  /** Where a person goes when the page does not exist: `{ to: paths.facilities(), label: 'Facility Management' }`. */
  back?: { to: string; label: string }
}

/** Shown instead of data that could not be loaded: the error message with a retry button, or the way back from what does not exist. */
export function LoadProblem({ problem, onRetry, back }: ProblemProps) {
  const isMissing = problem.code === 'not_found' && back !== undefined
  return (
    <div className={`${layout.stack2} ${layout.panel} ${styles.state}`} role="alert" data-kind="problem">
      <span className={styles.sign}>
        <Icon name="warning" size={28} />
      </span>
      <p className={styles.title}>{problem.message}</p>
      {isMissing && (
        <>
          <div className={styles.words}>The link may be old, or it may belong to another account.</div>
          <div className={styles.action}>
            <LinkButton to={back.to}>Go to {back.label}</LinkButton>
          </div>
        </>
      )}
      {onRetry && !isMissing && (
        <div className={styles.action}>
          <TryAgain onRetry={onRetry} />
        </div>
      )}
    </div>
  )
}
