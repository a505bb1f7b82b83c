import { drawPhoto, type PhotoEdit, unedited } from './draw-photo.ts'

const defaultLongSide = 2000
/** A smaller photo is sent as it is, unless it was edited. */
const smallBytes = 400 * 1024

interface ShrinkOptions {
  /** The long side in pixels. */
  longSide?: number
  /** Keeps the format, for a picture with transparent parts. */
  keepsFormat?: boolean
  /** How the person rotated and cropped it. */
  edit?: PhotoEdit
}

/** Whether a file is a picture. Some phones give HEIC photos no type. */
export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(heic|heif|avif|webp)$/i.test(name)
}

/** Whether the browser shows this picture before it was changed to JPEG. */
function isCommon({ type }: File): boolean {
  return type === 'image/jpeg' || type === 'image/png'
}

/**
 * Turns a photo of any format that the browser can show into a JPEG that is small enough for slow connections, with its
 * rotation applied. Other files are returned unchanged, and so is a picture that cannot be read: then undefined is returned
 * if its format is not accepted.
 */
export async function shrinkPhoto(file: File, options: ShrinkOptions = {}): Promise<File | undefined> {
  const { longSide = defaultLongSide, keepsFormat = false, edit = unedited } = options
  if (!isPicture(file)) return file
  const type = keepsFormat && isCommon(file) ? file.type : 'image/jpeg'
  const picture = await readPicture(file)
  // It is not a picture, whatever its name. The server will refuse it.
  if (!picture) return isCommon(file) ? file : undefined
  const isSmall = Math.max(picture.width, picture.height) <= longSide && (keepsFormat || file.size <= smallBytes)
  if (isCommon(file) && edit === unedited && isSmall) return file
  const drawn = await drawPhoto(picture, edit, { longSide, type })
  if (!drawn) return isCommon(file) ? file : undefined
  if (isCommon(file) && edit === unedited && drawn.size >= file.size) return file
  return new File([drawn], nameFor(file.name, type), { type })
}

/** The picture of a file, turned upright; undefined if the browser cannot read it. */
export async function readPicture(file: File): Promise<ImageBitmap | HTMLImageElement | undefined> {
  return (await readBitmap(file)) ?? (await readImage(file))
}

async function readBitmap(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file)
  } catch {
    return undefined
  }
}

/** Safari reads HEIC only this way. */
async function readImage(file: File): Promise<HTMLImageElement | undefined> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

function nameFor(name: string, type: string): string {
  return type === 'image/jpeg' && !/\.jpe?g$/i.test(name) ? `${name.replace(/\.\w+$/, '')}.jpg` : name
}
