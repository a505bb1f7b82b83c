import type { Call } from '@portal/contract/call.ts'

/** The input of any call. */
export interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

function entries(of: unknown): [string, unknown][] {
  return typeof of === 'object' && of !== null ? Object.entries(of) : []
}

/** The URL of a call: fills `{name}` in its path from params and appends the query. Empty query fields are omitted. */
export function addressOf({ path }: Pick<Call, 'path'>, { params, query }: AnyInput = {}): string {
  const given = new Map(entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name)
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
