import { Icon } from './icon.tsx'
import looks from './states.module.css'
import { TryAgain } from './try-again.tsx'

/** In place of what could not be loaded: the reason in a sentence, and another try. */
export function LoadProblem({ problem, onRetry }: { problem: { message: string }; onRetry?: () => void }) {
  return (
    <div className={looks.state} role="alert" data-kind="problem">
      <span className={looks.sign}>
        <Icon name="warning" size={28} />
      </span>
      <p className={looks.title}>{problem.message}</p>
      {onRetry && (
        <div className={looks.action}>
          <TryAgain onRetry={onRetry} />
        </div>
      )}
    </div>
  )
}
