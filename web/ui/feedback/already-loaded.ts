import type { Loading } from './when-loaded.tsx'

/** Rows that came with something else, as a DataTable takes them: `of={alreadyLoaded(staffs)}`. */
export function alreadyLoaded<T>(data: T): Loading<T> {
  return { data, error: null, refetch: () => {} }
}
