import * as calls from '@portal/contract/calls/places.ts'
import { useCall } from '../../api/use-call.ts'

/** Finds the name of a state by its id; nothing while the names are on their way. */
export function useStateName(): (id: number) => string {
  const states = useCall(calls.listStates, undefined, { staleTime: 3_600_000 })
  return (wanted) => states.data?.data.find(({ id }) => id === wanted)?.name ?? ''
}
