import type { z } from 'zod'
import type { Db } from '../database/connect.ts'

/** The ways out of the portal. */
export type Channel = 'mail' | 'sms'

/** What a message says. An SMS has the title and the link; a mail has everything. */
export interface Content {
  title: string
  paragraphs: readonly string[]
  /** The page of the portal where the recipient continues. */
  link?: { label: string; path: string }
}

/** The account that a message goes to; undefined for somebody who has none. */
export interface PreparedFor {
  userId: number | undefined
  /** Where it goes. A secret for one address must not go to another one. */
  address?: string
  now: Date
}

/** One kind of message. */
export interface Template {
  /** Security messages are sent whatever the recipient has chosen; only officers who manage accounts may read them. */
  isSecurity: boolean
  channels: readonly Channel[]
  /** Makes the secrets of a message when it is delivered, so that they are stored nowhere else. May write rows. */
  prepare: (db: Db, facts: unknown, to: PreparedFor) => Promise<unknown>
  /** What the message says. `secrets` is what `prepare` made. */
  content: (facts: unknown, secrets: unknown) => Content
  /** What the outbox and the style guide show: the words in place of secrets. */
  withheld: unknown
  /** Facts for the style guide. */
  example: unknown
}

/** How a template is written. Personal data other than the recipient's first name has no place in facts. */
interface TemplateSource<F extends z.ZodType, S> {
  isSecurity: boolean
  channels: readonly Channel[]
  facts: F
  example: z.input<F>
  prepare: (db: Db, facts: z.output<F>, to: PreparedFor) => Promise<S>
  withheld: S
  content: (facts: z.output<F>, secrets: S) => Content
}

/** The template together with the type of its facts. */
export interface TemplateWithFacts<F> extends Template {
  parse: (facts: unknown) => F
}

/** A message with secrets that are made when it is delivered. */
export function secretTemplate<F extends z.ZodType, S>(source: TemplateSource<F, S>): TemplateWithFacts<z.output<F>> {
  const { facts, prepare, content, withheld } = source
  return {
    ...source,
    parse: (given) => facts.parse(given),
    prepare: (db, given, to) => prepare(db, facts.parse(given), to),
    // Only `prepare` and `withheld` of the same template are given as secrets.
    content: (given, secrets) => content(facts.parse(given), (secrets ?? withheld) as S),
  }
}

/** A message without secrets. */
export function plainTemplate<F extends z.ZodType>(
  source: Pick<TemplateSource<F, null>, 'isSecurity' | 'channels' | 'facts' | 'example'> & {
    content: (facts: z.output<F>) => Content
  },
): TemplateWithFacts<z.output<F>> {
  return secretTemplate({ ...source, prepare: async () => null, withheld: null })
}
