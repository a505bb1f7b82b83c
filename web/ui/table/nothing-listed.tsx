import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ClearFilters } from './list-filters.tsx'
import type { useListAddress } from './use-list-address.ts'

interface NothingProps {
  address: ReturnType<typeof useListAddress>
  /** The names of all filters. */
  names: readonly string[]
  /** The title and advice if no row matches the filters. */
  noMatch: string
  advice: string
  /** Shown if the list is empty without filters. */
  children: ReactNode
}

/** Shown instead of an empty list: no match, with a button that clears the filters; or nothing yet. */
export function NothingListed({ address, names, noMatch, advice, children }: NothingProps) {
  if (names.every((name) => address.get(name) === '')) return children
  return (
    <EmptyState title={noMatch} icon="search" action={<ClearFilters address={address} names={names} />}>
      {advice}
    </EmptyState>
  )
}
