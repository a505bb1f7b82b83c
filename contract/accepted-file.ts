/** The kind of file that a call accepts. The server checks the file's contents, not its name. Spec §5.4. */
export interface AcceptedFile {
  /** The accepted media types, and their names for people. */
  types: readonly ('application/pdf' | 'image/jpeg' | 'image/png' | 'text/csv')[]
  typeNames: string
  noun: 'file' | 'picture'
  /** The largest size, in bytes and as text for people. */
  maxBytes: number
  maxSize: string
  /** An example of a file name. */
  example: string
  /** The use case gets its content, which is not kept in the file store. Systems name its type differently, so it is not checked. */
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

/** A picture that every new visitor downloads, often over a slow connection. */
export const smallImage: AcceptedFile = {
  types: ['image/png', 'image/jpeg'],
  typeNames: 'PNG or JPEG',
  noun: 'picture',
  maxBytes: 500 * 1024,
  maxSize: '500 KB',
  example: 'crest.png',
}

/** A statement of the ministry's bank account. */
export const bankStatementFile = {
  types: ['text/csv'],
  typeNames: 'CSV',
  noun: 'file',
  maxBytes: 5 * 1024 * 1024,
  maxSize: '5 MB',
  example: 'statement.csv',
  isReadWhole: true,
} as const satisfies AcceptedFile
