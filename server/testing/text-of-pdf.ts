import { inflateSync } from 'node:zlib'

/** The text of a PDF that the portal made, line by line, as a reader would copy it or hear it read. */
export function textOfPdf(pdf: Buffer): string[] {
  return contentsOf(pdf).flatMap((content) =>
    Array.from(content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g), ([, text = '']) => decode(text)),
  )
}

/** The contents of the compressed streams that can be read as pages, one character per byte. */
function contentsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  return Array.from(file.matchAll(/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g), ([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  )
}

const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function decode(written: string): string {
  const text = written.replaceAll(/\\([\s\S])/g, (_, character: string) => escaped[character] ?? character)
  if (!text.startsWith('\u00fe\u00ff')) return text
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le')
}
