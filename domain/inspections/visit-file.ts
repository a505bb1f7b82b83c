/** The kind of file, and the version of its form, as its first part states them. */
export const visitFileFormat = 'inspection visit 1'

/** The parts of the file of a visit: what was recorded, the SHA-256 of that part, and each picture, whose SHA-256 the first one states. */
export const visitFileParts = {
  visit: 'visit.json',
  checksum: 'visit.json.sha256',
  photo: (key: string) => `photos/${key}.jpg`,
} as const
