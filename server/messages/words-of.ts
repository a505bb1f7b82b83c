import { renderMail, renderSms } from './render.ts'
import type { Channel, Content, Template } from './template.ts'
import { templates } from './templates.ts'

interface Stored {
  template: string
  facts: unknown
}

interface Frame {
  name: string
  ministry: string
  publicUrl: string | undefined
}

/** What a stored message says, without its secrets; undefined for a template that no longer exists. */
export function contentOf({ template, facts }: Stored): Content | undefined {
  return findTemplate(template)?.content(facts, undefined)
}

/** The words of a stored message as its recipient reads them, without its secrets. */
export function wordsOf(stored: Stored & { channel: Channel }, frame: Frame): { text: string; html: string | null } {
  const content = contentOf(stored)
  if (!content) return { text: '', html: null }
  if (stored.channel === 'sms') return { text: renderSms({ content, ...frame }), html: null }
  const { text, html } = renderMail({ content, ...frame })
  return { text, html }
}

/** Every template with its example. */
export function exampleTemplates(frame: Frame) {
  return Object.entries<Template>(templates).map(([name, { isSecurity, channels, content, example }]) => {
    const words = content(example, undefined)
    return {
      name,
      is_security: isSecurity,
      channels: [...channels],
      ...renderMail({ content: words, ...frame }),
      sms: renderSms({ content: words, ...frame }),
    }
  })
}

/** A template by its stored name. */
export function findTemplate(name: string): Template | undefined {
  return Object.entries<Template>(templates).find(([known]) => known === name)?.[1]
}
