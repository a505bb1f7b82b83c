/** The largest picture of a signature that is sent, in pixels: enough for a line on a sheet of A4. */
const longSide = 600

/** The border around the ink, in pixels. */
const border = 6

/** How dark a pixel is that belongs to the ink, from 0 (black) to 255. */
const darkest = 200

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The smallest box around the ink of a picture; undefined if it is blank. */
export function boxOfInk({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Box | undefined {
  let box: Box | undefined
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const lightest = Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255)
      if ((data[at + 3] ?? 0) < 128 || lightest > darkest) continue
      box = box
        ? { left: Math.min(box.left, x), top: box.top, right: Math.max(box.right, x), bottom: y }
        : { left: x, top: y, right: x, bottom: y }
    }
  }
  return box
}

/** A picture of a signature, small and without the paper around it, as a PNG in base64; undefined if it is blank. */
export async function trimSignature(picture: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(picture)
  const scale = Math.min(1, longSide / Math.max(image.width, image.height))
  const whole = canvasOf(Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)))
  whole.context.drawImage(image, 0, 0, whole.canvas.width, whole.canvas.height)
  const box = boxOfInk(whole.context.getImageData(0, 0, whole.canvas.width, whole.canvas.height))
  if (!box) return undefined
  const width = box.right - box.left + 1
  const height = box.bottom - box.top + 1
  const trimmed = canvasOf(width + 2 * border, height + 2 * border)
  trimmed.context.drawImage(whole.canvas, box.left, box.top, width, height, border, border, width, height)
  return trimmed.canvas.toDataURL('image/png').split(',')[1]
}

/** A white sheet: what is transparent in a picture is printed white. */
function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}
