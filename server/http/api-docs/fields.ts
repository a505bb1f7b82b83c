import { html, type Markup } from '../../print/markup.ts'
import type { Shape } from './document-shape.ts'

/** A field of a request: a parameter or a field of the body. */
export interface Field {
  name: string
  isRequired: boolean
  shape: Shape
  description?: string
}

/** Fields with their allowed values; the fields of a list's entries are nested below the list. */
export function fieldList(fields: Field[]): Markup {
  return html`<dl class="fields">${fields.map(
    ({ name, isRequired, shape, description = shape.description }) => html`<div>
<dt><code>${name}</code> ${isRequired ? 'required' : 'optional'}</dt>
<dd>${limitsOf(shape)}${
      description &&
      html`<br>
${description}`
    }${below(shape)}</dd>
</div>`,
  )}</dl>`
}

/** The fields of an object. */
export function fieldsOf({ properties = {}, required = [] }: Shape): Field[] {
  return Object.entries(properties).map(([name, shape]) => ({ name, shape, isRequired: required.includes(name) }))
}

function below(shape: Shape): Markup | undefined {
  const inside = fieldsOf(typeof shape.items === 'object' ? shape.items : shape)
  return inside.length > 0 ? fieldList(inside) : undefined
}

/** The allowed values in words: type, choices and limits. */
export function limitsOf(shape: Shape): string {
  const choices = (shape.anyOf ?? []).map(limitsOf)
  if (choices.length > 0) return choices.join(', or ')
  if (shape.const !== undefined) return `always ${JSON.stringify(shape.const)}`
  const words = [
    kindOf(shape),
    shape.enum && `one of ${shape.enum.map((choice) => JSON.stringify(choice)).join(', ')}`,
    range('characters', shape.minLength, shape.maxLength),
    range('', shape.minimum, shape.maximum),
    shape.maxItems !== undefined && `at most ${shape.maxItems} entries`,
    shape.default !== undefined && `${JSON.stringify(shape.default)} when left out`,
  ]
  return words.filter(Boolean).join('; ')
}

const kinds = new Map<string, string>(
  Object.entries({
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    array: 'list',
    object: 'object',
    null: 'null',
    date: 'date, YYYY-MM-DD',
    'date-time': 'moment, ISO 8601',
    email: 'email address',
    binary: 'file',
  }),
)

function kindOf({ type = [], format = '' }: Shape): string {
  const types = [type].flat()
  return kinds.get(format) ?? types.map((one) => kinds.get(one) ?? one).join(' or ')
}

function range(unit: string, min: number | undefined, max: number | undefined): string {
  const words = [
    min !== undefined && (max === undefined ? `at least ${min}` : `${min} to ${max}`),
    min === undefined && max !== undefined && `at most ${max}`,
  ].filter(Boolean)
  return words.length > 0 ? [...words, unit].join(' ').trim() : ''
}
