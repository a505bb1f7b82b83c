import { open } from 'node:fs/promises'
import { drawQr } from '@portal/server/papers/qr-drawing.ts'

const width = 640
const height = 480
const framesPerSecond = 5
const secondsEach = 3
const white = 235
const black = 16

/**
 * Writes a video for Chromium's fake camera (YUV4MPEG2): every three seconds it shows other QR codes, side by side on white
 * paper.
 */
export async function writeCameraVideo(path: string, scenes: readonly (readonly string[])[]): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.write(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)
    for (const scene of scenes) {
      const frame = Buffer.concat([Buffer.from('FRAME\n'), drawScene(scene)])
      for (let count = 0; count < framesPerSecond * secondsEach; count++) await file.write(frame)
    }
  } finally {
    await file.close()
  }
}

/** The brightness of every pixel, then the two planes of colour, which are empty. */
function drawScene(texts: readonly string[]): Buffer {
  const luma = Buffer.alloc(width * height, white)
  const side = Math.min(height, Math.floor(width / Math.max(1, texts.length)))
  for (const [index, text] of texts.entries()) drawCode(luma, { text, side, left: index * side })
  return Buffer.concat([luma, Buffer.alloc((width * height) / 2, 128)])
}

function drawCode(luma: Buffer, { text, side, left }: { text: string; side: number; left: number }): void {
  const { size, path } = drawQr(text)
  const pixels = Math.floor(side / size)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let line = 0; line < pixels; line++) {
      const start = (Number(y) * pixels + line) * width + left + Number(x) * pixels
      luma.fill(black, start, start + Number(length) * pixels)
    }
  }
}
