import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Sorting } from './sort-header.tsx'

/**
 * Keeps the page, sort order and filters of a list in the URL, so that Back, a reload and a link show the same list.
 * `query` is the query of the call. A new filter starts at the first page. `defaultOrder` is used if the URL has neither a sort order
 * nor a search term, if it differs from the one of the call. A search returns the best match first.
 */
export function useListAddress(defaultOrder?: string) {
  const [address, setAddress] = useSearchParams()
  // A second change may come before the first one is shown. The router would build it on the address that is shown.
  const newest = useRef(address)
  useEffect(() => {
    newest.current = address
  }, [address])

  function change(fields: Record<string, string | number | undefined>, { replace = false, keepsFocus = false } = {}) {
    const after = new URLSearchParams(newest.current)
    after.delete('page')
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined || value === '') after.delete(name)
      else after.set(name, String(value))
    }
    newest.current = after
    setAddress(after, { replace, preventScrollReset: true, state: { keepsFocus } })
  }

  const sorting: Sorting = {
    by: address.get('sort') ?? (address.get('q') ? undefined : defaultOrder),
    onSort: (by) => change({ sort: by }, { keepsFocus: true }),
  }
  return {
    query: Object.fromEntries(defaultOrder && !address.get('q') ? [['sort', defaultOrder], ...address] : address),
    /** The query string, for a link back to this list. */
    search: address.toString(),
    get: (name: string) => address.get(name) ?? '',
    /** Sets filters. Use `replace` while typing, so that Back does not undo single letters. */
    filter: (fields: Parameters<typeof change>[0], replace = false) => change(fields, { replace, keepsFocus: true }),
    /** Clears filters. This removes the clear button, so the focus goes to the heading. */
    clear: (names: readonly string[]) => change(Object.fromEntries(names.map((name) => [name, undefined]))),
    goToPage: (page: number) => change({ page: page > 1 ? page : undefined }),
    sorting,
  }
}
