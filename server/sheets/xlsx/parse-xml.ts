import { SaxesParser } from 'saxes'
import { refuseDamaged, refuseTooMuch } from './open-package.ts'

/** What is done with the parts of an XML text. Names come without their prefix. */
export interface XmlHandler {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Programs write `row` and `x:row` for the same. */
const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** The parser keeps a text until its end. No cell has nearly as much. */
const longestRun = 1024 * 1024

/** Reads an XML text as it comes. Entities of its own are refused, so a short text cannot become a long one. */
export async function parseXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let isBroken = false
  parser.on('error', () => {
    isBroken = true
  })
  parser.on('opentag', ({ name, attributes }) => handler.open(bare(name), attributes))
  if (handler.text) parser.on('text', handler.text)
  const { close } = handler
  if (close) parser.on('closetag', ({ name }) => close(bare(name)))
  let run = 0
  for await (const piece of pieces) {
    const sign = piece.lastIndexOf('<')
    run = sign < 0 ? run + piece.length : piece.length - sign
    if (run > longestRun) refuseTooMuch()
    parser.write(piece)
    if (isBroken) refuseDamaged()
  }
  parser.close()
  if (isBroken) refuseDamaged()
}

/** The attribute of a name, with any prefix: `r:id` is also written `d3p1:id`. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([written]) => written.endsWith(`:${name}`))?.[1]
}
