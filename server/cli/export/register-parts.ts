import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Database, Db } from '../../database/connect.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Table, Value, ValueKind } from '../../files/table.ts'
import type { ZipPart } from '../../files/zip.ts'
import { Manifest } from '../../files/zip-manifest.ts'
import { tableAsCsv } from '../../http/export-table.ts'
import type { ExportKind, ExportTable } from '../../records/register/export-column.ts'
import { exportTables, readExportRows } from '../../records/register/export-rows.ts'
import { readSettings } from '../../records/settings/settings.ts'
import { listNamedFiles, type NamedFile } from '../../records/shared/stored-contents.ts'
import { dictionaryParts } from './dictionary.ts'
import { type About, readmeOfRegister } from './readme.ts'

/** The tables whose files are given out: uploads, photos and signatures of visits, and printed papers and letters. */
const withFiles = ['file', 'inspection_photo', 'inspection_site', 'paper_file', 'letter_file'] as const

interface Asked {
  now: Date
  /** The file store, if the contents of files are to be in it. */
  files: FileStore | undefined
}

/**
 * The files of the whole register, one after another. The tables are of one moment. The contents of the uploaded files come after it:
 * they stay as long as their rows, and copying them may take hours, for which no snapshot is held.
 */
export async function* registerParts(db: Database['db'], { now, files }: Asked): AsyncGenerator<ZipPart> {
  const manifest = new Manifest()
  const snapshot = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  let about: About
  let named: NamedFile[]
  try {
    about = { ministry: (await readSettings(snapshot, lagosDate(now))).ministry_name, made_at: now.toISOString() }
    yield* tables(snapshot, about, manifest)
    named = files ? await listNamedFiles(snapshot, withFiles) : []
  } finally {
    await snapshot.rollback().execute()
  }
  if (files) yield* contentsOf(named, files, manifest)
  yield* manifest.parts(about)
}

async function* tables(db: Db, about: About, manifest: Manifest): AsyncGenerator<ZipPart> {
  yield manifest.listed({ path: 'README.txt', content: readmeOfRegister(about) })
  for (const part of dictionaryParts(exportTables)) yield manifest.listed(part)
  for (const table of exportTables) {
    yield manifest.listed({ path: `csv/${table.name}.csv`, content: tableAsCsv(asTable(db, table)) })
    yield manifest.listed({ path: `jsonl/${table.name}.jsonl`, content: asLines(db, table) })
  }
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

/** The contents of stored files, under their names. One that is missing is listed and breaks nothing. */
async function* contentsOf(named: readonly NamedFile[], files: FileStore, manifest: Manifest): AsyncGenerator<ZipPart> {
  for (const { slug, sha256 } of named) {
    const path = `files/${slug}`
    const content = await files.get(slug)
    if (content) yield manifest.listed({ path, content, isStored: true }, { sha256 })
    else manifest.addMissing(path, 'It is not in the file store')
  }
}
