import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ClearFilters } from './list-filters.tsx'
import type { useListAddress } from './use-list-address.ts'

interface NothingProps {
  address: ReturnType<typeof useListAddress>
  /** All that narrows the list. */
  names: readonly string[]
  /** Said when filters leave nothing, and what to try instead. */
  noMatch: string
  advice: string
  /** In place of the list when it is empty without filters. */
  children: ReactNode
}

/** In place of a list without rows: that nothing matches, with a button that clears the filters, or that there is nothing yet. */
export function NothingListed({ address, names, noMatch, advice, children }: NothingProps) {
  if (names.every((name) => address.get(name) === '')) return children
  return (
    <EmptyState title={noMatch} icon="search" action={<ClearFilters address={address} names={names} />}>
      {advice}
    </EmptyState>
  )
}
