import { z } from 'zod'

/** A JSON Schema, or any other object of the OpenAPI document. */
export type Json = { [name: string]: unknown }

/** The named shapes found so far; each is described once. */
export type NamedShapes = Record<string, Json>

/**
 * The JSON Schema of what a caller sends (`input`) or receives (`output`). Named shapes are added to `named` and
 * referenced from there.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', named: NamedShapes): Json {
  const { $schema, $defs, ...written } = z.toJSONSchema(schema, { io, override })
  for (const [name, shape] of Object.entries($defs ?? {})) named[name] = withReferences(shape)
  return withReferences(written)
}

// Zod leaves out the default of a field whose value is transformed; callers need to know it all the same.
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  if (zodSchema._zod.def.type === 'default') jsonSchema.default = zodSchema._zod.def.defaultValue
  tidy(jsonSchema)
}

// Removes what tells a reader nothing: JavaScript's limits of whole numbers, the pattern of a named format, the name of a
// shape inside the shape. Objects stay open, because a reply may carry more fields than are described.
function tidy(shape: Json): void {
  if (shape.format) delete shape.pattern
  if (shape.maximum === Number.MAX_SAFE_INTEGER) delete shape.maximum
  if (shape.minimum === Number.MIN_SAFE_INTEGER) delete shape.minimum
  if (shape.additionalProperties === false) delete shape.additionalProperties
  if (shape.id) delete shape.id
  // Some tools expect a schema in `items` of every array; `not: {}` matches nothing, so a tuple keeps its length.
  if (shape.prefixItems) shape.items = { not: {} }
}

function withReferences(shape: object): Json {
  return JSON.parse(JSON.stringify(shape).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
