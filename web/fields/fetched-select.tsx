import { type Choice, SelectField } from '../ui/form/choice-fields.tsx'
import { TryAgain } from '../ui/feedback/try-again.tsx'

interface FetchedProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  choices: Choice[] | undefined
  /** Why nothing can be chosen yet. */
  waitsFor?: string
  problem: Error | null
  onRetry: () => unknown
}

/** A list whose choices are fetched: says what it waits for, that it loads, or why it could not. */
export function FetchedSelect({ choices, waitsFor, problem, onRetry, hint, ...parts }: FetchedProps) {
  if (problem && !choices) {
    return (
      <div>
        <SelectField {...parts} choices={[]} disabled prompt="The choices could not be loaded" hint={problem.message} />
        <TryAgain variant="subtle" isCompact onRetry={onRetry} />
      </div>
    )
  }
  const prompt = waitsFor ?? (choices ? undefined : 'Loading')
  return <SelectField {...parts} hint={hint} choices={choices ?? []} prompt={prompt} disabled={!choices} />
}
