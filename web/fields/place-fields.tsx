import * as calls from '@portal/contract/calls/places.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCall } from '../api/use-call.ts'
import type { Choice } from '../ui/form/choice-fields.tsx'
import { FetchedSelect } from './fetched-select.tsx'

// Places change once in a generation.
const long = { staleTime: 3_600_000 }

/** Empties a field when the one above it changes, but not when the form opens with both filled. */
function useEmptiedWith(name: string, above: unknown) {
  const { setValue } = useFormContext()
  const before = useRef(above)
  useEffect(() => {
    if (before.current === above) return
    before.current = above
    setValue(name, '')
  }, [name, above, setValue])
}

interface PlaceProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
}

/** Chooses a state for the person, once it is known and unless they chose one. */
function usePreselected(name: string, state: number | undefined) {
  const { getValues, setValue } = useFormContext()
  useEffect(() => {
    if (state !== undefined && !getValues(name)) setValue(name, state)
  }, [name, state, getValues, setValue])
}

/** Choice of a state; `preselect` is chosen to begin with. */
export function StateField({ preselect, ...parts }: PlaceProps & { preselect?: number }) {
  usePreselected(parts.name, preselect)
  const states = useCall(calls.listStates, undefined, long)
  const choices = states.data?.data.map(({ id, name }): Choice => ({ value: id, label: name }))
  return <FetchedSelect {...parts} choices={choices} problem={states.error} onRetry={states.refetch} />
}

/** Choice of an LGA: of the state that the field `of` holds, or of `state` where that is fixed. */
function LgaField({ of, state, ...parts }: PlaceProps & { of?: string; state?: number }) {
  const typed: unknown = useWatch({ name: of ?? '', disabled: !of })
  const state_id = String(state ?? typed ?? '')
  const lgas = useCall(calls.listLgas, { params: { state_id } }, { ...long, enabled: state_id !== '' })
  const choices = lgas.data?.data.map(({ id, list }): Choice => ({ value: id, label: list }))
  useEmptiedWith(parts.name, state_id)
  return (
    <FetchedSelect
      {...parts}
      choices={choices}
      waitsFor={state_id ? undefined : 'Choose the state first'}
      problem={lgas.error}
      onRetry={lgas.refetch}
    />
  )
}

/** Choice of a ward of the LGA that the field `of` holds. */
export function WardField({ of, ...parts }: PlaceProps & { of: string }) {
  const typed: unknown = useWatch({ name: of })
  const local_gov_area_id = String(typed ?? '')
  const isReady = local_gov_area_id !== ''
  const wards = useCall(calls.listWards, { params: { local_gov_area_id } }, { ...long, enabled: isReady })
  const choices = wards.data?.data.map(({ id, name }): Choice => ({ value: id, label: name }))
  useEmptiedWith(parts.name, local_gov_area_id)
  return (
    <FetchedSelect
      {...parts}
      choices={choices}
      waitsFor={isReady ? undefined : 'Choose the LGA first'}
      problem={wards.error}
      onRetry={wards.refetch}
    />
  )
}

interface PlaceFieldsProps {
  /** The names of the three fields on the wire; leave `ward` out where it is not asked for. */
  names: { state: string; lga: string; ward?: string }
  labels?: { state?: string; lga?: string; ward?: string }
  /** The state to begin with. */
  preselect?: number
}

/** State, LGA and ward, each depending on the one before: `<PlaceFields names={{ state: 'state_id', lga: 'local_gov_area_id' }} />`. */
export function PlaceFields({ names: { state, lga, ward }, labels = {}, preselect }: PlaceFieldsProps) {
  return (
    <>
      <StateField name={state} label={labels.state ?? 'State'} preselect={preselect} />
      <LgaField name={lga} of={state} label={labels.lga ?? 'Local government area'} />
      {ward && <WardField name={ward} of={lga} label={labels.ward ?? 'Ward'} />}
    </>
  )
}
