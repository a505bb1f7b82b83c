const longSide = 1600
const maxBytes = 400 * 1024
/** From the best quality down, until the photo is small enough. */
const qualities = [0.85, 0.7, 0.55, 0.4, 0.25]

/** The picture of a file at the size at which it is stored; undefined if the browser cannot read it. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    // Decoded at the smaller size at once: twelve million pixels in memory would end the tab on a small phone.
    const wide = await createImageBitmap(file, { resizeWidth: longSide, resizeQuality: 'medium' })
    if (wide.height <= longSide) return wide
    wide.close()
    return await createImageBitmap(file, { resizeHeight: longSide, resizeQuality: 'medium' })
  } catch {
    return undefined
  }
}

/** A photo as a JPEG of at most 1,600 pixels and 400 KB. Drawn anew, it carries nothing that the camera wrote into it. */
export async function shrinkVisitPhoto(file: Blob): Promise<Blob | undefined> {
  const picture = await decode(file)
  if (!picture) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= maxBytes) return blob
  }
  return undefined
}

/** The SHA-256 of a picture, in hexadecimal digits. */
export async function sha256Of(blob: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
