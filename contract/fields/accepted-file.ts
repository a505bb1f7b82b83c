import { maxRegisterRows } from '@portal/domain/imports/register-limits.ts'
import { maxStatementRows } from '@portal/domain/money/bank-statement/statement-limits.ts'

/** The kind of file that a call accepts. The server checks the file's contents, not its name. Spec §5.4. */
export interface AcceptedFile {
  /** The accepted media types, and their names for people. */
  types: readonly (
    | 'application/pdf'
    | 'image/jpeg'
    | 'image/png'
    | 'text/csv'
    | 'text/tab-separated-values'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'application/zip'
  )[]
  typeNames: string
  noun: 'file' | 'picture'
  /** The largest size, in bytes and as text for people. */
  maxBytes: number
  maxSize: string
  /** The most rows of a file that has rows, as text for people. */
  maxRows?: string
  /** An example of a file name. */
  example: string
  /** The use case gets its content, which is not kept in the file store unless it stores it, and checks its type itself. */
  isReadWhole?: true
}

/** A scan or photo of a document. */
export const scannedDocument: AcceptedFile = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  typeNames: 'PDF, JPEG or PNG',
  noun: 'file',
  maxBytes: 10 * 1024 * 1024,
  maxSize: '10 MB',
  example: 'scan.pdf',
}

/** Photos of the pages of a document, which the portal joins to one PDF. */
export interface PagePhotos {
  most: number
  /** The largest size of one photo, in bytes and as text for people. */
  maxBytes: number
  maxSize: string
}

/** The pages of a scanned document, made small by the browser. Together they fit into one scanned document. */
export const pagesOfDocument = { most: 20, maxBytes: 400 * 1024, maxSize: '400 KB' } as const satisfies PagePhotos

/** A picture that every new visitor downloads, often over a slow connection. */
export const smallImage: AcceptedFile = {
  types: ['image/png', 'image/jpeg'],
  typeNames: 'PNG or JPEG',
  noun: 'picture',
  maxBytes: 500 * 1024,
  maxSize: '500 KB',
  example: 'crest.png',
}

/** A photo with a concern. It is read whole, because what betrays the photographer is removed before it is stored. */
export const concernPhoto = {
  types: ['image/jpeg', 'image/png'],
  typeNames: 'JPEG or PNG',
  noun: 'picture',
  maxBytes: 8 * 1024 * 1024,
  maxSize: '8 MB',
  example: 'photo.jpg',
  isReadWhole: true,
} as const satisfies AcceptedFile

/** What a document looks like, for everybody. It is read whole, because of a picture nothing else is kept. */
export const exampleFile = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  typeNames: 'PDF, JPEG or PNG',
  noun: 'file',
  maxBytes: 2 * 1024 * 1024,
  maxSize: '2 MB',
  example: 'example.pdf',
  isReadWhole: true,
} as const satisfies AcceptedFile

/** A statement of the ministry's bank account. */
export const bankStatementFile = {
  types: ['text/csv'],
  typeNames: 'CSV',
  noun: 'file',
  maxBytes: 5 * 1024 * 1024,
  maxSize: '5 MB',
  maxRows: maxStatementRows.toLocaleString('en'),
  example: 'statement.csv',
  isReadWhole: true,
} as const satisfies AcceptedFile

/** A register that a ministry has on paper, as somebody typed it. */
export const registerFile = {
  types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'text/tab-separated-values'],
  typeNames: 'XLSX, CSV or TSV',
  noun: 'file',
  maxBytes: 10 * 1024 * 1024,
  maxSize: '10 MB',
  maxRows: maxRegisterRows.toLocaleString('en'),
  example: 'register.xlsx',
  isReadWhole: true,
} as const satisfies AcceptedFile

/** A photo of a visit, made small by the phone. */
export const visitPhoto = {
  types: ['image/jpeg'],
  typeNames: 'JPEG',
  noun: 'picture',
  maxBytes: 600 * 1024,
  maxSize: '600 KB',
  example: 'photo.jpg',
} as const satisfies AcceptedFile

/** The file of a visit, with at most 80 photos. */
export const visitFileUpload = {
  types: ['application/zip'],
  typeNames: 'ZIP',
  noun: 'file',
  maxBytes: 40 * 1024 * 1024,
  maxSize: '40 MB',
  example: 'INS-2026-000007.zip',
  isReadWhole: true,
} as const satisfies AcceptedFile
