const quality = 0.85

/** How a photo is rotated and cropped. */
export interface PhotoEdit {
  /** Quarter turns clockwise: 0 to 3. */
  turns: number
  /** How much is cut off at each side of the rotated photo, in percent. */
  top: number
  right: number
  bottom: number
  left: number
}

/** A photo as it was taken. */
export const unedited: PhotoEdit = { turns: 0, top: 0, right: 0, bottom: 0, left: 0 }

interface Size {
  width: number
  height: number
}

/** The size of a photo after scaling it down to the long side. It is never scaled up. */
export function scaledSize({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The size of a photo after rotating it, and the part of it that remains after cropping. */
export function croppedArea({ width, height }: Size, { turns, top, right, bottom, left }: PhotoEdit) {
  const rotated = turns % 2 === 0 ? { width, height } : { width: height, height: width }
  return {
    rotated,
    left: (rotated.width * left) / 100,
    top: (rotated.height * top) / 100,
    width: (rotated.width * (100 - left - right)) / 100,
    height: (rotated.height * (100 - top - bottom)) / 100,
  }
}

/** Draws a photo rotated and cropped onto a canvas of at most the long side. */
export function drawOn(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap | HTMLImageElement,
  edit: PhotoEdit,
  longSide: number,
): void {
  const area = croppedArea(picture, edit)
  const size = scaledSize(area, longSide)
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(size.width / area.width, size.height / area.height)
  context.translate(area.rotated.width / 2 - area.left, area.rotated.height / 2 - area.top)
  context.rotate((edit.turns * Math.PI) / 2)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
}

/** A photo rotated and cropped, as a file of this type. */
export function drawPhoto(
  picture: ImageBitmap | HTMLImageElement,
  edit: PhotoEdit,
  { longSide, type }: { longSide: number; type: string },
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  drawOn(canvas, picture, edit, longSide)
  if (type === 'image/jpeg') fillBehind(canvas)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/** A JPEG has no transparent parts. They would become black. */
function fillBehind(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
}
