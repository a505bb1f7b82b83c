import { Icon } from '../icon.tsx'
import styles from './states.module.css'
import { TryAgain } from './try-again.tsx'

/** Shown instead of data that could not be loaded: the error message and a retry button. */
export function LoadProblem({ problem, onRetry }: { problem: { message: string }; onRetry?: () => void }) {
  return (
    <div className={styles.state} role="alert" data-kind="problem">
      <span className={styles.sign}>
        <Icon name="warning" size={28} />
      </span>
      <p className={styles.title}>{problem.message}</p>
      {onRetry && (
        <div className={styles.action}>
          <TryAgain onRetry={onRetry} />
        </div>
      )}
    </div>
  )
}
