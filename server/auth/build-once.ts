/**
 * Returns a function that builds a value at its first call and gives the same one to all callers. After a failure the next
 * call builds again.
 */
export function buildOnce<T>(build: () => Promise<T>): () => Promise<T> {
  let built: Promise<T> | undefined
  return () => {
    built ??= build().catch((error: unknown) => {
      built = undefined
      throw error
    })
    return built
  }
}
