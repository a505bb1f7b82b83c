import type { Json, NamedShapes } from './json-schema.ts'

const reference = /^#\/components\/schemas\/(.+)$/

/** What a shape may look like: its own example, else one that is put together from the examples of its parts. */
export function exampleFrom(shape: Json, named: NamedShapes): unknown {
  const [own] = listIn(shape.examples)
  if (own !== undefined) return own
  const [, name] = reference.exec(String(shape.$ref)) ?? []
  const [choice] = [...listIn(shape.anyOf), ...listIn(shape.oneOf)]
  if (name) return exampleFrom(named[name] ?? {}, named)
  if (choice) return exampleFrom(Object(choice), named)
  return shape.const ?? listIn(shape.enum)[0] ?? ofType(shape, named)
}

function ofType(shape: Json, named: NamedShapes): unknown {
  const [type = shape.type] = listIn(shape.type)
  if (type === 'object') {
    const properties: [string, Json][] = Object.entries(Object(shape.properties))
    return Object.fromEntries(properties.map(([name, property]) => [name, ofProperty(name, property, named)]))
  }
  if (type === 'array') return [exampleFrom(Object(shape.items), named)]
  if (type === 'string') return texts[String(shape.format)] ?? 'text'
  if (type === 'boolean') return true
  return type === 'null' ? null : (shape.minimum ?? 1)
}

/** A plain value of this name that the example of some shape has, so that a name reads like a name. */
function ofProperty(name: string, property: Json, named: NamedShapes): unknown {
  const example = exampleFrom(property, named)
  const isPlain = (typeof example === 'string' || typeof example === 'number') && !property.enum && !property.const
  if (!isPlain) return example
  const known = Object.values(named).flatMap(({ examples }) => listIn(examples).map((value) => Object(value)[name]))
  return known.find((value) => typeof value === typeof example) ?? example
}

const texts: Record<string, string> = {
  date: '2026-04-07',
  'date-time': '2026-04-07T15:45:00.000Z',
  email: 'amina@example.org',
  uri: 'https://example.org',
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
