import { z } from 'zod'
import { fieldsOf } from '../fields/fields-of.ts'

/** A JSON Schema, or any other object of the OpenAPI document. */
export type Json = { [name: string]: unknown }

/** The named schemas found so far. Each is described once. */
export type NamedSchemas = Record<string, Json>

/**
 * The JSON Schema of what a caller sends (`input`) or receives (`output`). Named schemas are added to `schemas` and
 * referenced from there.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: NamedSchemas): Json {
  const { $schema, $defs, ...written } = z.toJSONSchema(schema, { io, override })
  for (const [name, schema] of Object.entries($defs ?? {})) schemas[name] = withReferences(schema)
  return withReferences(written)
}

// Zod omits the default of a field whose value is transformed. The document should contain it.
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  if (zodSchema._zod.def.type === 'default') jsonSchema.default = zodSchema._zod.def.defaultValue
  tidy(jsonSchema)
}

// Removes noise: JavaScript's integer limits, the pattern of a named format, and the id of a schema inside the schema.
// Objects allow additional properties, because a reply may contain more fields than are described.
function tidy(schema: Json): void {
  if (schema.format) delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.id) delete schema.id
  // Some tools expect a schema in `items` of every array; `not: {}` matches nothing, so a tuple keeps its length.
  if (schema.prefixItems) schema.items = { not: {} }
}

function withReferences(schema: object): Json {
  return { ...fieldsOf(JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))) }
}
