import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import type { Choice } from '../form/choice-fields.tsx'
import { Select } from '../form/inputs.tsx'
import layout from '../layout/layout.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './list-filters.module.css'
import type { useListAddress } from './use-list-address.ts'

type ListAddress = ReturnType<typeof useListAddress>

interface FilterProps {
  address: ListAddress
  /** The filter's query parameter. */
  name: string
  label: string
  /** The first option, which removes the filter: 'Any status'. */
  all: string
  /** A wider select, for long options. */
  isWide?: boolean
  /** A narrower select, for short options. */
  isNarrow?: boolean
  /** The options; undefined while they are loading. */
  choices: readonly Choice[] | undefined
}

/** A select that filters a list. The selected value is in the URL. */
export function FilterSelect({ address, name, label, all, isWide, isNarrow, choices }: FilterProps) {
  return (
    <Select
      className={isWide ? styles.wide : isNarrow ? styles.narrow : styles.filter}
      label={label}
      value={address.get(name)}
      disabled={!choices}
      onChange={({ currentTarget }) => address.filter({ [name]: currentTarget.value })}
    >
      <option value="">{choices ? all : 'Loading'}</option>
      {choices?.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {label}
        </option>
      ))}
    </Select>
  )
}

interface FiltersProps {
  address: ListAddress
  /** The filters that 'Clear filters' resets. */
  names: readonly string[]
  children: ReactNode
}

/** The filters of a list, with a button that clears them all. */
export function ListFilters({ address, names, children }: FiltersProps) {
  const isFiltered = names.some((name) => address.get(name) !== '')
  return (
    <fieldset className={`${layout.row4} ${styles.filters}`}>
      <legend>
        <VisuallyHidden>Filters</VisuallyHidden>
      </legend>
      {children}
      {isFiltered && (
        <div className={styles.clear}>
          <ClearFilters address={address} names={names} />
        </div>
      )}
    </fieldset>
  )
}

/** Clears all filters; also shown when a filtered list is empty. */
export function ClearFilters({ address, names }: { address: ListAddress; names: readonly string[] }) {
  return (
    <Button variant="default" onClick={() => address.clear(names)}>
      Clear filters
    </Button>
  )
}
