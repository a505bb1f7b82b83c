import { TryAgain } from '../ui/feedback/try-again.tsx'
import { type Choice, SelectField } from '../ui/form/choice-fields.tsx'
import type { FieldProps } from '../ui/form/form-frame.ts'

interface FetchedProps extends FieldProps {
  choices: Choice[] | undefined
  /** The placeholder while another field must be chosen first. */
  waitsFor?: string
  problem: Error | null
  onRetry: () => unknown
}

/** A select whose options are fetched. Its placeholder says what it waits for, that it is loading, or that loading failed. */
export function FetchedSelect({ choices, waitsFor, problem, onRetry, hint, ...props }: FetchedProps) {
  if (problem && !choices) {
    return (
      <div>
        <SelectField {...props} choices={[]} disabled prompt="The choices could not be loaded" hint={problem.message} />
        <TryAgain variant="subtle" isCompact onRetry={onRetry} />
      </div>
    )
  }
  const prompt = waitsFor ?? (choices ? undefined : 'Loading')
  return <SelectField {...props} hint={hint} choices={choices ?? []} prompt={prompt} disabled={!choices} />
}
