import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from '../../files/file-store.ts'
import { type Column, moment, tableOf, text } from '../../files/table.ts'
import type { ZipPart } from '../../files/zip.ts'
import { Manifest } from '../../files/zip-manifest.ts'
import type { CaseRow } from '../../records/cases/case-records.ts'
import { tableAsCsv } from '../export-table.ts'
import { fileNameOf } from '../shown-file.ts'
import { dataInPrint } from './data-in-print.ts'
import type { Case } from './read-case.ts'
import { readmeOf } from './readme.ts'

interface Sources {
  files: FileStore
  log: FastifyBaseLogger
  now: Date
  madeBy: string
  /** The PDF of a case. */
  print: (printed: {
    title: string
    ministry: string
    date: string
    body: ReturnType<typeof dataInPrint>
  }) => Promise<Buffer>
  /** The PDF of a letter. */
  letter: (id: number) => Promise<{ number: string; content: AsyncIterable<Uint8Array> | Buffer }>
  /** The entries of the audit record with their proof. */
  audit: AsyncIterable<ZipPart>
}

/** The files of a bundle, one after another: what was recorded, what was stored, and the proof. The list of them comes last. */
export async function* caseParts(found: Case, sources: Sources): AsyncGenerator<ZipPart> {
  const { now, madeBy, print, audit } = sources
  const manifest = new Manifest()
  const made_at = now.toISOString()
  const { reference, facility, ministry } = found
  const about = { reference, facility, ministry, made_at, made_by: madeBy }
  const title = `${reference}, ${facility}`
  const pdf = await print({ title, ministry, date: lagosDate(now), body: dataInPrint(found.page) })
  yield manifest.listed({ path: 'README.txt', content: readmeOf(about) })
  yield manifest.listed({ path: 'case.pdf', content: pdf, isStored: true })
  yield manifest.listed({ path: 'case.json', content: `${JSON.stringify({ ...about, case: found.page }, null, 2)}\n` })
  yield manifest.listed({ path: 'timeline.csv', content: timeline(found) })
  for (const [table, rows] of found.rows) yield manifest.listed(linesOf(table, rows))
  yield manifest.listed(linesOf('people', found.people))
  yield* storedFiles(found, sources, manifest)
  yield* letterFiles(found, sources, manifest)
  for await (const part of audit) yield manifest.listed(part)
  yield* manifest.parts(about)
}

function linesOf(table: string, rows: readonly object[]): ZipPart {
  return { path: `records/${table}.jsonl`, content: rows.map((row) => `${JSON.stringify(row)}\n`).join('') }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function timeline({ rows, people }: Case): AsyncIterable<string> {
  const names = new Map(people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]))
  const columns: readonly Column<CaseRow>[] = [
    moment('When', ({ at }) => textOf(at)),
    text('Who', ({ actor_id }) => names.get(Number(actor_id)) ?? 'The portal'),
    text('From', ({ from_status }) => textOf(from_status)),
    text('To', ({ to_status }) => textOf(to_status)),
    text('Reason', ({ reason }) => textOf(reason)),
    text('Seen by the owner', ({ is_internal }) => (is_internal ? 'no' : 'yes')),
  ]
  const events = rows.get('registration_event') ?? []
  return tableAsCsv(tableOf(columns, [events]))
}

/** What was uploaded and what was printed, as it is stored. A file that is missing is listed and breaks nothing. */
async function* storedFiles(
  { files: listed }: Case,
  { files, log }: Sources,
  manifest: Manifest,
): AsyncGenerator<ZipPart> {
  for (const [index, file] of listed.entries()) {
    const path = `${file.folder}/${String(index + 1).padStart(3, '0')} ${fileNameOf(file)}`
    const content = await files.get(file.slug).catch((error: unknown) => {
      log.warn({ err: error, slug: file.slug }, 'A file of a bundle could not be read')
      return undefined
    })
    const note = file.removed_at === null ? undefined : `Taken away at ${file.removed_at}`
    if (content) yield manifest.listed({ path, content, isStored: true }, { sha256: file.sha256, note })
    else manifest.addMissing(path, ['It is not in the file store', note].filter(Boolean).join('. '))
  }
}

async function* letterFiles({ letters }: Case, { letter, log }: Sources, manifest: Manifest): AsyncGenerator<ZipPart> {
  for (const id of letters) {
    try {
      const { number, content } = await letter(id)
      yield manifest.listed({ path: `letters/${number}.pdf`, content, isStored: true })
    } catch (error) {
      log.warn({ err: error, letter: id }, 'A letter of a bundle could not be printed')
      manifest.addMissing(`letters/${id}.pdf`, 'It could not be printed just now. Download the bundle again')
    }
  }
}
