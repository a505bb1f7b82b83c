import type { LetterField, LetterFields, LetterPart, LetterSubject } from './letter.ts'

/** The longest words of a kind of letter, and the longest of their paragraphs, in characters. */
export const maxLetterWords = 6000
const maxParagraph = 2000

/** A field as it is written in a text. */
const written = /\{([^{}]*)\}/g
const alone = /^\{([^{}]*)\}$/

/** The paragraphs of words. Between two of them is an empty line; one paragraph may have several lines. */
export function paragraphsOf(words: string): string[] {
  return words
    .split(/\r?\n/)
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** Paragraphs as words, with an empty line between two of them. */
export function wordsOf(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}

function namesIn(text: string): string[] {
  return [...text.matchAll(written)].map(([, name = '']) => name)
}

function fieldOf(fields: LetterFields, name: string): LetterField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** What stands in the place of a field in a letter; null if the letter has nothing of it. */
export function valueOfField(field: LetterField, about: LetterSubject): string | readonly LetterPart[] | null {
  return 'text' in field ? field.text(about) : field.parts(about)
}

/** The parts of a letter that paragraphs stand for. One with a field of which the letter has nothing is left out. */
export function partsOfWords(paragraphs: readonly string[], fields: LetterFields, about: LetterSubject): LetterPart[] {
  return paragraphs.flatMap((paragraph) => {
    const named = namesIn(paragraph).flatMap((name) => fieldOf(fields, name) ?? [])
    const absent = named.find((field) => valueOfField(field, about) === null)
    if (absent) return absent.otherwise ?? []
    return partsOfLines(paragraph.split('\n'), fields, about)
  })
}

/** Lines of text are one part, each field with parts begins new ones. */
function partsOfLines(lines: readonly string[], fields: LetterFields, about: LetterSubject): LetterPart[] {
  const parts: LetterPart[] = []
  let text: string[] = []
  const endText = () => {
    if (text.length > 0) parts.push(text.join('\n'))
    text = []
  }
  for (const line of lines) {
    const [, name] = alone.exec(line) ?? []
    const field = name === undefined ? undefined : fieldOf(fields, name)
    if (field && 'parts' in field) {
      endText()
      parts.push(...(field.parts(about) ?? []))
    } else {
      text.push(line.replaceAll(written, (braces, inside) => textOf(fields, inside, about) ?? braces))
    }
  }
  endText()
  return parts
}

function textOf(fields: LetterFields, name: string, about: LetterSubject): string | null {
  const field = fieldOf(fields, name)
  return field && 'text' in field ? field.text(about) : null
}

/** Why words cannot be those of a letter with these fields; null if they can. */
export function problemOfWords(words: string, fields: LetterFields): string | null {
  const paragraphs = paragraphsOf(words)
  if (paragraphs.length === 0) return 'Enter the words of the letter'
  for (const [index, paragraph] of paragraphs.entries()) {
    const problem = problemOfParagraph(paragraph, fields)
    if (problem) return `Paragraph ${index + 1}: ${problem}`
  }
  return missingField(paragraphs, fields)
}

function problemOfParagraph(paragraph: string, fields: LetterFields): string | null {
  if (paragraph.length > maxParagraph) return `Use at most ${maxParagraph} characters, or divide it in two.`
  if (/[{}]/.test(paragraph.replaceAll(written, ''))) {
    return 'A brace is open or closed alone. Write a field like {facility}.'
  }
  const names = namesIn(paragraph)
  const unknown = names.find((name) => fieldOf(fields, name) === undefined)
  if (unknown !== undefined) return `This letter has no field {${unknown}}. Choose one from the list.`
  const mixed = names.find((name) => isAmongText(name, paragraph, fields))
  return mixed === undefined ? null : `{${mixed}} needs a line of its own.`
}

function isAmongText(name: string, paragraph: string, fields: LetterFields): boolean {
  const field = fieldOf(fields, name)
  if (!field || !('parts' in field)) return false
  return paragraph.split('\n').some((line) => line.includes(`{${name}}`) && line !== `{${name}}`)
}

/** A required field counts where no other field can make its paragraph be left out. */
function missingField(paragraphs: readonly string[], fields: LetterFields): string | null {
  for (const [name, { isRequired, means, only }] of Object.entries(fields)) {
    if (!isRequired) continue
    const naming = paragraphs.map(namesIn).filter((names) => names.includes(name))
    if (naming.length === 0)
      return `{${name}} is missing, and a letter of this kind must have it: ${lowerFirst(means)}.`
    const mayGo = (other: string) => {
      const condition = fieldOf(fields, other)?.only
      return condition !== undefined && condition !== only
    }
    if (naming.some((names) => !names.some(mayGo))) continue
    const other = naming.flat().find(mayGo)
    return `{${name}} would be left out where a letter has no {${other}}. Write it in another paragraph, too.`
  }
  return null
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
