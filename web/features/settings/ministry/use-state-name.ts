import * as calls from '@portal/contract/places/calls.ts'
import { useCall } from '../../../api/use-call.ts'

/** Returns a function that finds the name of a state by its id; an empty string while the states are loading. */
export function useStateName(): (id: number) => string {
  const states = useCall(calls.listStates, { query: { retired: 'yes' } }, { staleTime: 3_600_000 })
  return (wanted) => states.data?.data.find(({ id }) => id === wanted)?.name ?? ''
}
