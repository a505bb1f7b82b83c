import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file within a ZIP. */
export interface ZipPart {
  path: string
  content: string | Buffer | AsyncIterable<string | Uint8Array>
  /** Compressed already, like a picture or a PDF, so that compressing it again only takes time. */
  isStored?: boolean
  at?: Date
}

/**
 * The bytes of a ZIP, while its parts are made: the next part is asked for once the last one was read, and a part is read as fast as
 * the ZIP is taken. Who stops taking it ends the reading. Compressing does not keep others waiting: it is done by other threads.
 */
export async function* zipOf(parts: AsyncIterable<ZipPart> | Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  zip.on('error', (error) => output.destroy(error))
  const adding = addParts(zip, parts, output).catch((error) => void output.destroy(error))
  try {
    yield* output
  } finally {
    output.destroy()
    await adding
  }
}

async function addParts(zip: ZipFile, parts: AsyncIterable<ZipPart> | Iterable<ZipPart>, output: PassThrough) {
  for await (const { path, content, isStored = false, at } of parts) {
    const source = Readable.from(typeof content === 'string' ? Buffer.from(content) : content, { objectMode: false })
    const stop = () => source.destroy()
    output.once('close', stop)
    if (output.destroyed) stop()
    zip.addReadStream(source, path, { compress: !isStored, ...(at && { mtime: at }) })
    await finished(source)
    output.off('close', stop)
  }
  zip.end()
}
