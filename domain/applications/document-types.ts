/** The documents that every application needs, word for word. Spec §5. */
export const requiredDocumentTypes = [
  'Certificate of registration with CAC',
  'PHCN bill',
  'Fire safety Certificate',
  'Current certificate of registration with relevant professional bodies of all staff',
] as const

/** Every document that may be uploaded: the required ones and the signed scan of 'Upload Registration Form'. Spec §2, §5. */
export const documentTypes = [...requiredDocumentTypes, 'Registration form'] as const

/** One of `documentTypes`. */
export type DocumentType = (typeof documentTypes)[number]
