import type { Call } from '@portal/contract/call.ts'

/** What a caller puts into a request, before anything is known of its call. */
export interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

function entries(of: unknown): [string, unknown][] {
  return typeof of === 'object' && of !== null ? Object.entries(of) : []
}

/** The address of a call: `{name}` in its path filled from params, the query behind it. Empty query fields are left out. */
export function addressOf({ path }: Pick<Call, 'path'>, { params, query }: AnyInput = {}): string {
  const given = new Map(entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name)
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const asked = new URLSearchParams()
  for (const [name, value] of entries(query)) {
    if (value !== undefined && value !== null && value !== '') asked.append(name, String(value))
  }
  return asked.size > 0 ? `${filled}?${asked}` : filled
}
