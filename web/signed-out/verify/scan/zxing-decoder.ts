import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { Decoder } from './draw-picture.ts'

/** Two codes are enough to know that there is more than one. */
const maxNumberOfSymbols = 2

/** Loads the decoder of ZXing, in WebAssembly from this server. Throws if it cannot be loaded. */
export async function loadZxing(): Promise<Decoder> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return async (picture) => {
    const { width, height } = picture.canvas
    const pixels = picture.getImageData(0, 0, width, height)
    const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols })
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}
