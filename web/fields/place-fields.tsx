import * as calls from '@portal/contract/places/calls.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCall } from '../api/use-call.ts'
import type { Choice } from '../ui/form/choice-fields.tsx'
import { FetchedSelect } from './fetched-select.tsx'

// Places almost never change.
const oneHour = { staleTime: 3_600_000 }
const withRetired = { retired: 'yes' } as const

/**
 * Leaves out the places that are retired, but for the one with which the form was opened. A new record keeps none: it takes the
 * one out that its draft still has.
 */
export function useOffered<Place extends { id: number; retired_at?: string | null | undefined }>(
  name: string,
  places: readonly Place[] | undefined,
  isNew = false,
): Place[] | undefined {
  const { getValues, setValue } = useFormContext()
  const [present] = useState(() => String(getValues(name) ?? ''))
  const isRetired = places?.some(({ id, retired_at }) => retired_at && String(id) === present) ?? false
  useEffect(() => {
    if (isNew && isRetired && String(getValues(name)) === present) setValue(name, '')
  }, [isNew, isRetired, name, present, getValues, setValue])
  return places?.filter(({ id, retired_at }) => !retired_at || (!isNew && String(id) === present))
}

/** Clears a field when its parent field changes, but not when the form opens with both filled. */
function useClearOnParentChange(name: string, parent: unknown) {
  const { setValue } = useFormContext()
  const before = useRef(parent)
  useEffect(() => {
    if (before.current === parent) return
    before.current = parent
    setValue(name, '')
  }, [name, parent, setValue])
}

interface PlaceProps {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
}

interface WardProps extends PlaceProps {
  /** The field of the LGA. */
  of: string
  /** The form is for a new record, which has no ward yet that it may keep. */
  isNew?: boolean
}

/** Select for a state. */
export function StateField(props: PlaceProps) {
  const states = useCall(calls.listStates, { query: withRetired }, oneHour)
  const choices = useOffered(props.name, states.data?.data)?.map(({ id, name }): Choice => ({ value: id, label: name }))
  return <FetchedSelect {...props} choices={choices} problem={states.error} onRetry={states.refetch} />
}

/** Select for an LGA of the state in the field `of`, or of the fixed `state`. */
function LgaField({ of, state, ...props }: PlaceProps & { of?: string; state?: number }) {
  const typed: unknown = useWatch({ name: of ?? '', disabled: !of })
  const state_id = String(state ?? typed ?? '')
  const lgas = useCall(
    calls.listLgas,
    { params: { state_id }, query: withRetired },
    { ...oneHour, enabled: state_id !== '' },
  )
  const choices = useOffered(props.name, lgas.data?.data)?.map(({ id, list }): Choice => ({ value: id, label: list }))
  useClearOnParentChange(props.name, state_id)
  return (
    <FetchedSelect
      {...props}
      choices={choices}
      waitsFor={state_id ? undefined : 'Choose the state first'}
      problem={lgas.error}
      onRetry={lgas.refetch}
    />
  )
}

/** Select for a ward of the LGA in the field `of`. */
export function WardField({ of, isNew, ...props }: WardProps) {
  const typed: unknown = useWatch({ name: of })
  const local_gov_area_id = String(typed ?? '')
  const isReady = local_gov_area_id !== ''
  const wards = useCall(
    calls.listWards,
    { params: { local_gov_area_id }, query: withRetired },
    { ...oneHour, enabled: isReady },
  )
  const choices = useOffered(props.name, wards.data?.data, isNew)?.map(
    ({ id, name }): Choice => ({ value: id, label: name }),
  )
  useClearOnParentChange(props.name, local_gov_area_id)
  return (
    <FetchedSelect
      {...props}
      choices={choices}
      waitsFor={isReady ? undefined : 'Choose the LGA first'}
      problem={wards.error}
      onRetry={wards.refetch}
    />
  )
}

interface PlaceFieldsProps {
  /** The names of the three fields. Omit `ward` if the form has no ward. */
  names: { state: string; lga: string; ward?: string }
  labels?: { state?: string; lga?: string; ward?: string }
}

/** State, LGA and ward, each depending on the one before: `<PlaceFields names={{ state: 'state_id', lga: 'local_gov_area_id' }} />`. */
export function PlaceFields({ names: { state, lga, ward }, labels = {} }: PlaceFieldsProps) {
  return (
    <>
      <StateField name={state} label={labels.state ?? 'State'} />
      <LgaField name={lga} of={state} label={labels.lga ?? 'Local government area'} />
      {ward && <WardField name={ward} of={lga} label={labels.ward ?? 'Ward'} />}
    </>
  )
}
