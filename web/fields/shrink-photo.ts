const defaultLongSide = 2000
const quality = 0.85

interface Size {
  width: number
  height: number
}

/** The size of a photo after scaling it down to the long side, 2,000 px by default. */
export function scaledSize({ width, height }: Size, longSide = defaultLongSide): Size {
  const scale = Math.min(1, longSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function draw(picture: ImageBitmap, type: string, longSide: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), scaledSize(picture, longSide))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/** Scales a photo down for slow connections and applies its rotation. Other files and small pictures are returned unchanged. */
export async function shrinkPhoto(file: File, longSide = defaultLongSide): Promise<File> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return file
  try {
    const picture = await createImageBitmap(file)
    if (Math.max(picture.width, picture.height) <= longSide) return file
    const drawn = await draw(picture, file.type, longSide)
    picture.close()
    return drawn && drawn.size < file.size ? new File([drawn], file.name, { type: file.type }) : file
  } catch {
    // The file is not a picture, whatever its name. The server will refuse it.
    return file
  }
}

/** A readable file size: '340 KB', '2.1 MB'. */
export function inBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
