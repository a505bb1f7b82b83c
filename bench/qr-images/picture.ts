/** A grey picture: a number from 0 (black) to 255 (white) for each pixel, row by row. */
export interface Picture {
  width: number
  height: number
  pixels: Float32Array
}

/** A picture of a side, each pixel as a function of its place. */
export function drawn(side: number, shade: (x: number, y: number) => number): Picture {
  const pixels = Float32Array.from({ length: side * side }, (_, index) => shade(index % side, Math.floor(index / side)))
  return { width: side, height: side, pixels }
}

/** The shade at a place between pixels; white outside the picture. */
export function shadeAt({ width, height, pixels }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 255 : (pixels[row * width + column] ?? 255)
  const [right, below] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - below) + lower * below
}

/** The picture as a camera gives it: four bytes for each pixel. */
export function toRgba({ width, height, pixels }: Picture) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [index, shade] of pixels.entries()) data.set([shade, shade, shade, 255], index * 4)
  return { width, height, data, colorSpace: 'srgb' } as const
}
