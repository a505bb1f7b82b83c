import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** In place of the answers of a facility whose type has no questions yet. */
export function NoQuestions() {
  return (
    <EmptyState isSmall title="No questions yet">
      Nothing is asked of this type of facility.
    </EmptyState>
  )
}
