import type { z } from 'zod'

/** The example that a shape carries, to build the example of a larger shape from. */
export function exampleOf<S extends z.ZodType>(schema: S): z.output<S> {
  const [example] = schema.meta()?.examples ?? []
  return schema.parse(example) as z.output<S>
}
