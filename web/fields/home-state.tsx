import * as calls from '@portal/contract/places/calls.ts'
import { useCall } from '../api/use-call.ts'
import { usePortal } from '../api/use-portal.ts'
import { FixedField } from '../ui/form/fixed-field.tsx'

/** The ministry's own state, read-only. Hidden if the states cannot be loaded, because it is not needed to fill in the form. */
export function HomeState({ label }: { label: string }) {
  const home = usePortal()?.home_state_id
  const states = useCall(calls.listStates, { query: { retired: 'yes' } }, { staleTime: 3_600_000 })
  if (states.error) return null
  return <FixedField label={label} value={states.data?.data.find(({ id }) => id === home)?.name} />
}
