import { drawn, type Picture } from './picture.ts'

/** A phone that is 10 cm away and takes pictures of 1,920 pixels sees 25 mm in 480 of them. */
const pixelsPerMillimetre = 480 / 25
/** Each pixel is the mean of this many points across and down, as a camera mixes dark and light. */
const points = 4

/** The side of a print in pixels of the picture. */
function sideOf(millimetres: number): number {
  return Math.round(millimetres * pixelsPerMillimetre)
}

/** Prints a drawing of modules of the given width, with its margin, as a phone sees it. */
export function printDrawing({ size, path }: { size: number; path: string }, millimetres: number): Picture {
  const side = sideOf(millimetres)
  const dark = darkModules({ size, path })
  const isDark = (x: number, y: number) =>
    dark[Math.floor((y * size) / side) * size + Math.floor((x * size) / side)] === 1
  return drawn(side, (x, y) => {
    let light = 0
    for (let down = 0; down < points; down++) {
      for (let across = 0; across < points; across++) {
        if (!isDark(x + (across + 0.5) / points, y + (down + 0.5) / points)) light++
      }
    }
    return (255 * light) / points ** 2
  })
}

/** The dark modules of the path that the portal draws. */
function darkModules({ size, path }: { size: number; path: string }): Uint8Array {
  const dark = new Uint8Array(size * size)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    dark.fill(1, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(length))
  }
  return dark
}
