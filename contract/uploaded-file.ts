/** What a call takes as its file. Its contents are looked at, not its name. Spec §5.4. */
export interface UploadedFile {
  /** Its media types, and how people name them. */
  types: readonly ('application/pdf' | 'image/jpeg' | 'image/png')[]
  named: string
  what: 'file' | 'picture'
  /** In bytes, and as people say it. */
  largest: number
  largestInWords: string
  /** A name that such a file may have. */
  example: string
}

/** A scan or photo of a paper. */
export const paper: UploadedFile = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  named: 'PDF, JPEG or PNG',
  what: 'file',
  largest: 10 * 1024 * 1024,
  largestInWords: '10 MB',
  example: 'scan.pdf',
}

/** A picture that comes with every first visit, over slow lines too. */
export const smallPicture: UploadedFile = {
  types: ['image/png', 'image/jpeg'],
  named: 'PNG or JPEG',
  what: 'picture',
  largest: 500 * 1024,
  largestInWords: '500 KB',
  example: 'crest.png',
}
