import { createHash } from 'node:crypto'
import type { ZipPart } from './zip.ts'

/** A file of a ZIP. */
interface ListedFile {
  path: string
  /** Null of a file that is not in it. */
  sha256: string | null
  size_bytes: number | null
  /** `made` for it, `as stored`, `different` from what was recorded when it was stored, or `missing`. */
  state: 'made' | 'as stored' | 'different' | 'missing'
  note?: string
}

/** What was recorded of a file when it was stored. */
interface Recorded {
  sha256: string | null
  note?: string | undefined
}

/** Lists the files of a ZIP or a folder, with the SHA-256 of what was put into it. */
export class Manifest {
  readonly #files: ListedFile[] = []

  /** The part as it is put into the bundle; it is listed once it was read to its end. `recorded` is given for a stored file. */
  listed(part: ZipPart, recorded?: Recorded): ZipPart {
    return { ...part, content: this.#hashed(part, recorded) }
  }

  async *#hashed({ path, content }: ZipPart, recorded: Recorded | undefined): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256')
    let size_bytes = 0
    const pieces = typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      hash.update(bytes)
      size_bytes += bytes.length
      yield bytes
    }
    const sha256 = hash.digest('hex')
    const isDifferent = recorded !== undefined && recorded.sha256 !== null && recorded.sha256 !== sha256
    const state = recorded === undefined ? 'made' : isDifferent ? 'different' : 'as stored'
    const notes = [recorded?.note, isDifferent && `Recorded was ${recorded.sha256}`].filter(Boolean)
    this.#files.push({ path, sha256, size_bytes, state, ...(notes.length > 0 && { note: notes.join('. ') }) })
  }

  /** A file that should be in it and is not. */
  addMissing(path: string, note: string): void {
    this.#files.push({ path, sha256: null, size_bytes: null, state: 'missing', note })
  }

  /** The list as JSON, and in the form that `sha256sum -c` reads. */
  parts(about: object): ZipPart[] {
    const sums = this.#files.flatMap(({ path, sha256 }) => (sha256 === null ? [] : `${sha256}  ${path}\n`))
    const manifest = `${JSON.stringify({ ...about, files: this.#files }, null, 2)}\n`
    const ofManifest = `${createHash('sha256').update(manifest).digest('hex')}  manifest.json\n`
    return [
      { path: 'manifest.json', content: manifest },
      { path: 'SHA256SUMS', content: [...sums, ofManifest].join('') },
    ]
  }
}
