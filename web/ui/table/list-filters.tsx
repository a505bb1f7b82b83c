import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import type { Choice } from '../form/choice-fields.tsx'
import { FilterChip, FilterChips } from './filter-chips.tsx'
import type { useListAddress } from './use-list-address.ts'

type ListAddress = ReturnType<typeof useListAddress>

interface FilterProps {
  address: ListAddress
  /** The filter's query parameter. */
  name: string
  label: string
  /** The first option, which removes the filter: 'Any status'. */
  all: string
  /** What is shown without a filter, where that is not everything. */
  usual?: string
  /** The options; undefined while they are loading. */
  choices: readonly Choice[] | undefined
}

/** A filter of a list. The chosen value is in the URL. */
export function FilterSelect({ address, name, ...chip }: FilterProps) {
  return <FilterChip {...chip} value={address.get(name)} onChoose={(value) => address.filter({ [name]: value })} />
}

interface FiltersProps {
  address: ListAddress
  /** The filters that 'Clear filters' resets. */
  names: readonly string[]
  children: ReactNode
}

/** The filters of a list in one line, with a button that clears them all. */
export function ListFilters({ address, names, children }: FiltersProps) {
  const isFiltered = names.some((name) => address.get(name) !== '')
  return (
    <FilterChips>
      {children}
      {isFiltered && <ClearFilters address={address} names={names} isInLine />}
    </FilterChips>
  )
}

interface ClearProps extends Pick<FiltersProps, 'address' | 'names'> {
  /** It stands beside the filters. */
  isInLine?: boolean
}

/** Clears all filters; also shown when a filtered list is empty. */
export function ClearFilters({ address, names, isInLine = false }: ClearProps) {
  return (
    <Button variant={isInLine ? 'subtle' : 'default'} isCompact={isInLine} onClick={() => address.clear(names)}>
      Clear filters
    </Button>
  )
}
