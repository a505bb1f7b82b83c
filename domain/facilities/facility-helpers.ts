import type { Capability } from '../accounts/capabilities.ts'

/** What the owner of a facility does alone. Helpers do everything else that the owner may. */
const ownersAlone: readonly Capability[] = [
  'make a representation',
  'ask for a change',
  'close a facility',
  'claim a facility',
  'name helpers',
]

/** Whether somebody who helps with a facility may do what its owner may. */
export function mayHelpersDo(capability: Capability): boolean {
  return !ownersAlone.includes(capability)
}
