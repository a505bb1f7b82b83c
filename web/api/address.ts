import type { Call } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { PhotoPages } from '../ui/form/photo-pages.ts'

/** The input of any call. */
export interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** The input of a call that sends a file with other fields. */
export interface FileInput extends AnyInput {
  params?: Record<string, string | number>
  body: { document: File | PhotoPages; [field: string]: unknown }
}

/** Whether a file was picked in a form. */
export function hasFile(input: AnyInput): input is FileInput {
  const { document } = fieldsOf(input.body)
  return document instanceof File || document instanceof PhotoPages
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
