/** A piece of HTML in which all inserted values are escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[]

const escapes = new Map<string, string>(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
)

/** Builds HTML from a template literal. Inserted values are escaped unless they are Markup. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: literals }, ...parts.map(render)))
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"']/g, (letter) => escapes.get(letter) ?? '')
  return part.map(render).join('')
}
