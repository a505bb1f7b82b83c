import type { Loading } from './when-loaded.tsx'

/** Wraps rows of another reply for a DataTable: `of={alreadyLoaded(staffs)}`. */
export function alreadyLoaded<T>(data: T): Loading<T> {
  return { data, error: null, refetch: () => {} }
}
