import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

/** Shown instead of the answers if the facility's type has no questions. */
export function NoQuestions() {
  return (
    <EmptyState isSmall title="No questions yet">
      Nothing is asked of this type of facility.
    </EmptyState>
  )
}
