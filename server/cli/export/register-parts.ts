import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Table, Value, ValueKind } from '../../files/table.ts'
import type { ZipPart } from '../../files/zip.ts'
import { Manifest } from '../../files/zip-manifest.ts'
import { tableAsCsv } from '../../http/export-table.ts'
import type { ExportKind, ExportTable } from '../../records/register/export-column.ts'
import { type ExportRow, exportTables, readExportRows } from '../../records/register/export-rows.ts'
import { dictionaryParts } from './dictionary.ts'
import { readmeOfRegister } from './readme.ts'

interface Asked {
  now: Date
  ministry: string
  /** The file store, if the contents of files are to be in it. */
  files: FileStore | undefined
}

/** The files of the whole register, one after another. Works in a transaction, so that all of them are of one moment. */
export async function* registerParts(db: Db, { now, ministry, files }: Asked): AsyncGenerator<ZipPart> {
  const manifest = new Manifest()
  const about = { ministry, made_at: now.toISOString() }
  yield manifest.listed({ path: 'README.txt', content: readmeOfRegister(about) })
  for (const part of dictionaryParts(exportTables)) yield manifest.listed(part)
  for (const table of exportTables) {
    yield manifest.listed({ path: `csv/${table.name}.csv`, content: tableAsCsv(asTable(db, table)) })
    yield manifest.listed({ path: `jsonl/${table.name}.jsonl`, content: asLines(db, table) })
  }
  if (files) yield* contentsOf(db, files, manifest)
  yield* manifest.parts(about)
}

async function* asLines(db: Db, table: ExportTable): AsyncGenerator<string> {
  for await (const rows of readExportRows(db, table)) {
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
}

const kinds = {
  text: 'text',
  number: 'number',
  day: 'day',
  moment: 'moment',
  'yes or no': 'text',
  list: 'text',
} as const satisfies Record<ExportKind, ValueKind>

function asTable(db: Db, table: ExportTable): Table {
  return {
    headings: table.columns.map(({ name, kind }) => ({ heading: name, kind: kinds[kind] })),
    batches: cellsOf(db, table),
  }
}

async function* cellsOf(db: Db, table: ExportTable): AsyncGenerator<Value[][]> {
  for await (const rows of readExportRows(db, table)) {
    yield rows.map((row) => table.columns.map(({ name }) => cellOf(row[name])))
  }
}

/** Lists have a bar between their items, because items may have commas. */
function cellOf(value: unknown): Value {
  if (Array.isArray(value)) return value.join(' | ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

/** The contents of the uploaded files, under their names. One that is missing is listed and breaks nothing. */
async function* contentsOf(db: Db, files: FileStore, manifest: Manifest): AsyncGenerator<ZipPart> {
  const table = exportTables.find(({ name }) => name === 'file')
  if (!table) return
  for await (const rows of readExportRows(db, table)) {
    for (const row of rows) {
      const { path, slug, sha256 } = fileOf(row)
      const content = await files.get(slug)
      if (content) yield manifest.listed({ path, content, isStored: true }, { sha256 })
      else manifest.addMissing(path, 'It is not in the file store')
    }
  }
}

function fileOf({ name, sha256 }: ExportRow) {
  const slug = String(name)
  return { slug, path: `files/${slug}`, sha256: typeof sha256 === 'string' ? sha256 : null }
}
