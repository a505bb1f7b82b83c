import { z } from 'zod'

/** A JSON Schema, or any other object of the OpenAPI document. */
export type Json = { [name: string]: unknown }

/** The shapes that were met and have a name; each is described once. */
export type NamedShapes = Record<string, Json>

/**
 * The JSON Schema of what a caller sends (`input`) or is answered (`output`). Shapes with a name go to `named` and are
 * referred to.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', named: NamedShapes): Json {
  const { $schema, $defs, ...written } = z.toJSONSchema(schema, { io, override })
  for (const [name, shape] of Object.entries($defs ?? {})) named[name] = withReferences(shape)
  return withReferences(written)
}

// What is used when a field is left out is worth telling even where what was sent is changed on the way in.
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  if (zodSchema._zod.def.type === 'default') jsonSchema.default = zodSchema._zod.def.defaultValue
  tidy(jsonSchema)
}

// Left out is what tells a reader nothing: the language's own limits of whole numbers, the pattern of a format that has a
// name, the name of a shape inside it. A reply may carry more fields than are described, so it is not closed either.
function tidy(shape: Json): void {
  if (shape.format) delete shape.pattern
  if (shape.maximum === Number.MAX_SAFE_INTEGER) delete shape.maximum
  if (shape.minimum === Number.MIN_SAFE_INTEGER) delete shape.minimum
  if (shape.additionalProperties === false) delete shape.additionalProperties
  if (shape.id) delete shape.id
}

function withReferences(shape: object): Json {
  return JSON.parse(JSON.stringify(shape).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
