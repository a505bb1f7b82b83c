/** Reads the texts of the QR codes in a picture. */
export type Decoder = (picture: CanvasRenderingContext2D) => Promise<string[]>

/** A larger picture is reduced to this many pixels on its longer side, which shows the code of a whole page. */
const longestSide = 2_000

interface Source {
  image: CanvasImageSource
  width: number
  height: number
}

const canvas = document.createElement('canvas')

/** Draws a picture for the decoder. Undefined if it has no size, or if the browser refuses. */
export function drawPicture({ image, width, height }: Source): CanvasRenderingContext2D | undefined {
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(1, longestSide / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const picture = canvas.getContext('2d', { willReadFrequently: true })
  picture?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return picture ?? undefined
}
