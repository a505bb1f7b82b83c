import { Icon } from '../icon.tsx'
import styles from './states.module.css'
import { TryAgain } from './try-again.tsx'

/** In place of what could not be loaded: the reason in a sentence, and another try. */
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
