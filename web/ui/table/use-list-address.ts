import { useSearchParams } from 'react-router'
import type { Sorting } from './sort-header.tsx'

/**
 * The page, order and filters of a list, kept in the address so that Back, a reload and a link give the same list.
 * `query` goes into the call; a new filter begins at the first page. `usual` is the order unless another is asked for,
 * where it is not the one of the call.
 */
export function useListAddress(usual?: string) {
  const [address, setAddress] = useSearchParams()

  function change(fields: Record<string, string | number | undefined>, { replace = false, staysPut = false } = {}) {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        for (const [name, value] of Object.entries(fields)) {
          if (value === undefined || value === '') after.delete(name)
          else after.set(name, String(value))
        }
        return after
      },
      { replace, preventScrollReset: true, state: { staysPut } },
    )
  }

  const sorting: Sorting = {
    by: address.get('sort') ?? usual,
    onSort: (by) => change({ sort: by }, { staysPut: true }),
  }
  return {
    query: Object.fromEntries(usual ? [['sort', usual], ...address] : address),
    /** The query string, for a link that leads back here. */
    search: address.toString(),
    get: (name: string) => address.get(name) ?? '',
    /** Sets filters; `replace` while something is being typed, so that Back does not go letter by letter. */
    filter: (fields: Parameters<typeof change>[0], replace = false) => change(fields, { replace, staysPut: true }),
    /** Takes filters away, and with them the button for it: the focus goes to the heading. */
    clear: (names: readonly string[]) => change(Object.fromEntries(names.map((name) => [name, undefined]))),
    goToPage: (page: number) => change({ page: page > 1 ? page : undefined }),
    sorting,
  }
}
