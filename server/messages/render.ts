import type { Content } from './template.ts'

interface Letter {
  content: Content
  name: string
  ministry: string
  /** The address of the portal; without it there is no link. */
  publicUrl: string | undefined
}

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const maxSmsLength = 320

/** The words of a mail: subject, text and simple HTML, from the same template. It loads nothing from anywhere. */
export function renderMail({ content, name, ministry, publicUrl }: Letter) {
  const { title, paragraphs, link } = content
  const greeting = greetingFor(name)
  const url = link && publicUrl ? addressOf(link.path, publicUrl) : undefined
  const closing = oneLine(ministry)
  const text = [
    greeting,
    oneLine(title),
    ...paragraphs.map(oneLine),
    link && url ? `${link.label}:\n${url}` : '',
    closing,
  ]
  const html = [
    `<p>${inHtml(greeting)}</p>`,
    `<p><strong>${inHtml(oneLine(title))}</strong></p>`,
    ...paragraphs.map((paragraph) => `<p>${inHtml(oneLine(paragraph))}</p>`),
    link && url ? `<p><a href="${inHtml(url)}">${inHtml(link.label)}</a></p>` : '',
    `<p>${inHtml(closing)}</p>`,
  ]
  return {
    subject: oneLine(title),
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${inHtml(oneLine(title))}</title></head>\n<body>\n${html.filter(Boolean).join('\n')}\n</body></html>\n`,
  }
}

/** The words of an SMS: who writes, the title, and the link. */
export function renderSms({ content: { title, link }, ministry, publicUrl }: Omit<Letter, 'name'>): string {
  const words = oneLine(`${ministry}: ${title}`)
  const url = link && publicUrl ? ` ${addressOf(link.path, publicUrl)}` : ''
  return `${words.slice(0, maxSmsLength - url.length)}${url}`
}

/**
 * Greets by the first name, if it is one. Anybody can open an account with somebody else's email and words of their own as
 * the name, so a name that could be read as a message or a link is left out.
 */
export function greetingFor(name: string): string {
  const isName = /^\p{L}[\p{L}\p{M}'’ -]{0,29}\.?$/u.test(name) && name.split(' ').length <= 3
  return isName ? `Dear ${name},` : 'Dear Sir or Madam,'
}

/** Control characters and line breaks become spaces, so that no text can add a header or a paragraph. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
}

function addressOf(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href
}

function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => markup[character] ?? character)
}
