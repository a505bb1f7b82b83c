import { useState } from 'react'

/** The filters of a list under a name. */
export interface SavedFilter {
  name: string
  /** The search parameters of the list. */
  search: string
}

/** How many filters one officer can save. */
export const maxSaved = 12

const keyOf = (officerId: number) => `queue-filters-${officerId}`

function isSaved(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false
  const { name, search }: Partial<SavedFilter> = value
  return typeof name === 'string' && typeof search === 'string'
}

function read(officerId: number): SavedFilter[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(officerId)) ?? '[]')
    return Array.isArray(value) ? value.filter(isSaved).slice(0, maxSaved) : []
  } catch {
    return []
  }
}

/** The filters that an officer saved in this browser. A name that is saved again replaces the earlier filter. */
export function useSavedFilters(officerId: number) {
  const [saved, setSaved] = useState(() => read(officerId))
  function store(filters: SavedFilter[]) {
    localStorage.setItem(keyOf(officerId), JSON.stringify(filters))
    setSaved(filters)
  }
  return {
    saved,
    save: (filter: SavedFilter) =>
      store([...saved.filter(({ name }) => name !== filter.name), filter].slice(-maxSaved)),
    remove: (gone: string) => store(saved.filter(({ name }) => name !== gone)),
  }
}
