import * as calls from '@portal/contract/places/calls.ts'
import type { ReactNode } from 'react'
import { useCall } from '../api/use-call.ts'
import { FetchedSelect } from './fetched-select.tsx'
import { useOffered } from './place-fields.tsx'

interface HomeLgaProps {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean | undefined
  /** The form is for a new record, which has no LGA yet that it may keep. */
  isNew?: boolean
}

/** Select for an LGA of the ministry's own state. */
export function HomeLgaField({ name, label, hint, optional, isNew }: HomeLgaProps) {
  const lgas = useCall(calls.listHomeLgas, { query: { retired: 'yes' } }, { staleTime: 3_600_000 })
  const choices = useOffered(name, lgas.data, isNew)?.map(({ id, list }) => ({ value: id, label: list }))
  return (
    <FetchedSelect
      name={name}
      label={label}
      hint={hint}
      optional={optional}
      choices={choices}
      problem={lgas.error}
      onRetry={lgas.refetch}
    />
  )
}
