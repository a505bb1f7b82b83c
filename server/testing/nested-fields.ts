/** The way to a field within a value: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[]

/** The ways to all fields within a value, also those of objects within objects and lists; of a list only its first element. */
export function fieldPathsOf(value: unknown): FieldPath[] {
  const entries = Array.isArray(value) ? value.slice(0, 1).map((first, at) => [at, first] as const) : entriesOf(value)
  return entries.flatMap(([name, inner]) => [[name], ...fieldPathsOf(inner).map((path) => [name, ...path])])
}

function entriesOf(value: unknown): (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** A copy of a value in which one field has another value. */
export function withFieldAt(value: unknown, [name, ...rest]: FieldPath, changed: unknown): unknown {
  if (name === undefined) return changed
  if (Array.isArray(value)) return value.map((inner, at) => (at === name ? withFieldAt(inner, rest, changed) : inner))
  const object: Record<string, unknown> = { ...Object(value) }
  return { ...object, [name]: withFieldAt(object[name], rest, changed) }
}
