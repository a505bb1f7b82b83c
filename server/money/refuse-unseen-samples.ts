import { refuse } from '@portal/domain/refusal.ts'

/** Refuses to take over samples unless they are just those that the officer has read. */
export function refuseUnseenSamples(samples: readonly { id: number }[], seen: readonly number[]): void {
  const ids = new Set(seen)
  const isSame = samples.length === ids.size && samples.every(({ id }) => ids.has(id))
  if (!isSame) refuse('action_not_offered', 'The samples have changed since you looked. Read them again')
}
