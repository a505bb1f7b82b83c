import type { Decoder } from './draw-picture.ts'

interface NativeDetector {
  detect: (picture: HTMLCanvasElement) => Promise<{ rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): NativeDetector
      getSupportedFormats: () => Promise<string[]>
    }
  }
}

/** The browser's own decoder, or else ours, which is loaded only now. Throws if it cannot be loaded. */
export async function loadDecoder(): Promise<Decoder> {
  return (await nativeDecoder()) ?? (await import('./zxing-decoder.ts')).loadZxing()
}

/** Some browsers have the interface but nothing behind it, so it reads an empty picture first. */
async function nativeDecoder(): Promise<Decoder | undefined> {
  const { BarcodeDetector } = window
  try {
    if (!(await BarcodeDetector?.getSupportedFormats())?.includes('qr_code') || !BarcodeDetector) return undefined
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    const decode: Decoder = async ({ canvas }) => (await detector.detect(canvas)).map(({ rawValue }) => rawValue)
    const empty = Object.assign(document.createElement('canvas'), { width: 64, height: 64 }).getContext('2d')
    if (empty) await decode(empty)
    return decode
  } catch {
    return undefined
  }
}
