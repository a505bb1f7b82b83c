import { html } from '../print/markup.ts'
import type { Content } from './template.ts'

interface Letter {
  content: Content
  name: string
  ministry: string
  /** The address of the portal; without it there is no link. */
  publicUrl: string | undefined
}

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
  const lines = [
    html`<p>${greeting}</p>`,
    html`<p><strong>${oneLine(title)}</strong></p>`,
    ...paragraphs.map((paragraph) => html`<p>${oneLine(paragraph)}</p>`),
    link && url && html`<p><a href="${url}">${link.label}</a></p>`,
    html`<p>${closing}</p>`,
  ]
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${oneLine(title)}</title></head>
<body>
${lines.filter(Boolean).map((line) => html`${line}\n`)}</body></html>
`
  return { subject: oneLine(title), text: `${text.filter(Boolean).join('\n\n')}\n`, html: page.text }
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
