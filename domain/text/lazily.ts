/**
 * A value that is made when it is first asked for. Formatters are made so: each takes a slow phone milliseconds, and a page that
 * opens needs none of them, or one.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
