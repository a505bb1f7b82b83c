import { fieldsOf } from '../fields/fields-of.ts'
import type { Json, NamedSchemas } from './json-schema.ts'

const reference = /^#\/components\/schemas\/(.+)$/

/** An example of a JSON Schema: its own example, otherwise one composed from the examples of its properties. */
export function exampleFrom(schema: Json, schemas: NamedSchemas): unknown {
  const [own] = listIn(schema.examples)
  if (own !== undefined) return own
  const [, name] = reference.exec(String(schema.$ref)) ?? []
  const [choice] = [...listIn(schema.anyOf), ...listIn(schema.oneOf)]
  if (name) return exampleFrom(schemas[name] ?? {}, schemas)
  if (choice) return exampleFrom(fieldsOf(choice), schemas)
  return schema.const ?? listIn(schema.enum)[0] ?? ofType(schema, schemas)
}

function ofType(schema: Json, schemas: NamedSchemas): unknown {
  const [type = schema.type] = listIn(schema.type)
  if (type === 'object') {
    const properties = Object.entries(fieldsOf(schema.properties))
    return Object.fromEntries(
      properties.map(([name, property]) => [name, ofProperty(name, fieldsOf(property), schemas)]),
    )
  }
  if (type === 'array') return [exampleFrom(fieldsOf(schema.items), schemas)]
  if (type === 'string') return texts.get(String(schema.format)) ?? 'text'
  if (type === 'boolean') return true
  return type === 'null' ? null : (schema.minimum ?? 1)
}

/** Takes a string or number from any named schema with a property of the same name, so that the example is realistic. */
function ofProperty(name: string, property: Json, schemas: NamedSchemas): unknown {
  const example = exampleFrom(property, schemas)
  const isPlain = (typeof example === 'string' || typeof example === 'number') && !property.enum && !property.const
  if (!isPlain) return example
  const known = Object.values(schemas).flatMap(({ examples }) => listIn(examples).map((value) => fieldsOf(value)[name]))
  return known.find((value) => typeof value === typeof example) ?? example
}

const texts = new Map<string, string>(
  Object.entries({
    date: '2026-04-07',
    'date-time': '2026-04-07T15:45:00.000Z',
    email: 'amina@example.org',
    uri: 'https://example.org',
  }),
)

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
