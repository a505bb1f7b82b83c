const usualLongSide = 2000
const quality = 0.85

interface Size {
  width: number
  height: number
}

/** How large a photo is drawn: as it is, or with its long side at 2,000 px unless told. */
export function fitted({ width, height }: Size, longSide = usualLongSide): Size {
  const scale = Math.min(1, longSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function draw(picture: ImageBitmap, type: string, longSide: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), fitted(picture, longSide))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/** A photo small enough for a slow line, the right way up. Anything that is not a large picture comes back as it is. */
export async function shrinkPhoto(file: File, longSide = usualLongSide): Promise<File> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return file
  try {
    const picture = await createImageBitmap(file)
    if (Math.max(picture.width, picture.height) <= longSide) return file
    const drawn = await draw(picture, file.type, longSide)
    picture.close()
    return drawn && drawn.size < file.size ? new File([drawn], file.name, { type: file.type }) : file
  } catch {
    // Not a picture after all, whatever its name: the server says so in its own words.
    return file
  }
}

/** A size for people: '340 KB', '2.1 MB'. */
export function inBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
