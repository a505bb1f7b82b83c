import type { z } from 'zod'

/** The first example that a shape carries, to build the example of a larger shape from. */
export function exampleOf<S extends z.ZodType>(schema: S): z.output<S> {
  const examples = schema.meta()?.examples
  return schema.parse(Array.isArray(examples) ? examples[0] : undefined)
}
