import { fileTypeFromBuffer } from 'file-type'

/** The kinds of file the portal takes, each with the ending of its name. Spec §5.4. */
export const mediaTypes = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/** One of `mediaTypes`. */
export type MediaType = keyof typeof mediaTypes

/** So many first bytes tell what a file is. */
export const enoughToTell = 4100

/** The kind of a file by its first bytes, whatever its name says; none when the portal does not take it. */
export async function readMediaType(head: Uint8Array): Promise<MediaType | undefined> {
  const found = await fileTypeFromBuffer(head)
  return found && isTaken(found.mime) ? found.mime : undefined
}

function isTaken(mime: string): mime is MediaType {
  return mime in mediaTypes
}
