import type { StatusFilter } from '@portal/contract/fields/filters.ts'

/** The id of a row, as a number or as an address has it. */
export type Id = number | string

/** The statuses that a list is filtered by. */
export function filteredBy(statuses: readonly StatusFilter[]): string {
  return statuses.length > 0 ? `?status=${encodeURIComponent(statuses.join())}` : ''
}

/** The search of the list from which a case was opened. */
export function queueParam(queue: string | undefined): string {
  return queue === undefined ? '' : `?queue=${encodeURIComponent(queue)}`
}

/** The parameters of an address, without those that are not set. */
export function search(parameters: Partial<Record<string, Id>>): string {
  const set = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return String(new URLSearchParams(set))
}

/** The same with its question mark; nothing without parameters. */
export function withSearch(parameters: Partial<Record<string, Id>>): string {
  const text = search(parameters)
  return text && `?${text}`
}
