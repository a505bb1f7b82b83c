/** A piece of HTML in which everything that came from elsewhere is escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Writes HTML: what stands in the template is markup, what is put in is text unless it is markup itself. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: literals }, ...parts.map(written)))
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '')
  return part.map(written).join('')
}
