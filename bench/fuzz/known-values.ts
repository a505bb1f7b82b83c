import { below, oneOf, type Random } from '../random.ts'

/** So many values of a name are remembered; newer ones replace older ones. */
const mostOfOne = 300
/** What other calls can be made with: ids, numbers, references, versions. */
const isTelling =
  /(^|_)(id|ids|number|reference|slug|key|code|version|updated_at|name|email|status|section|item|token)$/

/** Values that replies contained, by the names of their fields, so that later calls are about things that exist. */
export class KnownValues {
  readonly #values = new Map<string, (string | number)[]>()

  /** Remembers what a reply contains; the `id` of a thing also as `facility_id`, by the field that the thing is in. */
  learn(reply: unknown, noun: string): void {
    if (Array.isArray(reply)) {
      for (const one of reply.slice(0, 20)) this.learn(one, noun)
    } else if (typeof reply === 'object' && reply !== null) {
      for (const [name, value] of Object.entries(reply)) this.#learnField(name, value, noun)
    }
  }

  #learnField(name: string, value: unknown, noun: string): void {
    if (typeof value === 'object') this.learn(value, name === 'data' || name === 'list' ? noun : name)
    else if ((typeof value === 'string' || typeof value === 'number') && isTelling.test(name)) {
      this.#remember(name, value)
      if (name === 'id') this.#remember(`${singular(noun)}_id`, value)
    }
  }

  #remember(name: string, value: string | number): void {
    const values = this.#values.get(name) ?? []
    this.#values.set(name, values)
    if (values.length < mostOfOne) values.push(value)
    else values[values.length - 1 - (String(value).length % mostOfOne)] = value
  }

  /** A value that a field of this name had, if there is one. */
  some(random: Random, name: string): string | number | undefined {
    const values = this.#values.get(name)
    return values && oneOf(random, values)
  }

  /** An id: of a thing of this kind that a reply contained, or a number that one of the first rows of a table has. */
  id(random: Random, noun: string): number {
    const known = random() < 0.6 ? this.some(random, `${singular(noun)}_id`) : undefined
    return typeof known === 'number' ? known : 1 + below(random, 400)
  }
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/s$/, '')
}
