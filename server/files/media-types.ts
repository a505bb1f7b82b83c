import { fileTypeFromBuffer } from 'file-type'

/** The accepted media types, each with its file extension. Spec §5.4. */
export const mediaTypes = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/** One of `mediaTypes`. */
export type MediaType = keyof typeof mediaTypes

/** The number of first bytes that are enough to identify a file's type. */
export const identifyingBytes = 4100

/** The media type of a file by its first bytes, whatever its name; undefined when it is not accepted. */
export async function readMediaType(head: Uint8Array): Promise<MediaType | undefined> {
  const found = await fileTypeFromBuffer(head)
  return found && isAccepted(found.mime) ? found.mime : undefined
}

function isAccepted(mime: string): mime is MediaType {
  return mime in mediaTypes
}
