import type { z } from 'zod'

/** The first example of a schema, used to compose the example of a larger schema. */
export function exampleOf<S extends z.ZodType>(schema: S): z.output<S> {
  const examples = schema.meta()?.examples
  return schema.parse(Array.isArray(examples) ? examples[0] : undefined)
}
