import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { Refusal } from '@portal/domain/refusal.ts'
import { inOrderOfLocks } from '../records/applications/registrations.ts'
import type { Context } from '../use-case/context.ts'
import { act } from './act.ts'
import { type OnRegistration, onRegistration } from './registration.ts'

/** What became of one of several registrations. */
interface Outcome {
  id: number
  /** Why nothing was done; null where it was. */
  refused: string | null
}

type InputOf = (facts: OnRegistration['facts']) => Promise<OnRegistration['input']>

/**
 * Carries out an action on each of several registrations, in the transaction of the call. One that is refused keeps no other
 * back: an action is refused before it writes anything. They are locked in one order, so that two officers with the same
 * selection wait for each other and not in a circle. The outcomes are in the order that was asked for.
 */
export async function actOnEach(
  context: Context,
  name: RegistrationActionName,
  ids: readonly number[],
  inputOf: InputOf,
): Promise<Outcome[]> {
  const nothing = () => Promise.resolve()
  const refused = new Map<number, string | null>()
  for (const id of await inOrderOfLocks(context.db, ids)) {
    try {
      const use = { input: inputOf, write: nothing, reply: nothing, again: nothing }
      await act(context, onRegistration, name, id, use)
      refused.set(id, null)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      refused.set(id, problem.detail)
    }
  }
  return [...new Set(ids)].map((id) => ({ id, refused: refused.get(id) ?? null }))
}
