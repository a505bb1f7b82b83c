/** The documents that every application needs until a ministry sets its own, word for word. Spec §5. */
export const requiredDocumentTypes = [
  'Certificate of registration with CAC',
  'PHCN bill',
  'Fire safety Certificate',
  'Current certificate of registration with relevant professional bodies of all staff',
] as const

/** The signed scan of 'Upload Registration Form', which no application needs unless a ministry says so. Spec §2. */
export const registrationForm = 'Registration form'

/** Every document that a new portal takes. */
export const documentTypes = [...requiredDocumentTypes, registrationForm] as const
