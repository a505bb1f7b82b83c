import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { signLicence } from '@portal/server/keys/sign-licence.ts'
import { createSigningKey } from '@portal/server/keys/signing-key.ts'
import { drawQr } from '@portal/server/papers/qr-drawing.ts'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { randomFrom } from '../random.ts'
import { degrade } from './degrade.ts'
import { toRgba } from './picture.ts'
import { printDrawing } from './print.ts'

/** The papers whose codes are printed: a usual one, and one with the longest facts. */
const facts = {
  usual: {
    number: 'NSMOH/PHF/00042/2026',
    issue: 1,
    kind: 'certificate',
    facility_name: 'Sabongari Family Clinic and Maternity',
    facility_type: 'Private Clinic',
    lga: 'Chanchaga',
    issued_on: '2026-04-08',
    expires_on: '2026-12-31',
  },
  longest: {
    number: `${'M'.repeat(20)}/12345/2026`,
    issue: 12,
    kind: 'certificate',
    facility_name: 'x'.repeat(60),
    facility_type: 'y'.repeat(40),
    lga: 'z'.repeat(30),
    issued_on: '2026-04-08',
    expires_on: '2026-12-31',
  },
} as const

const damage = { blur: 2, noise: 12, turn: 15, stain: 0.1 }

/** How many of some damaged pictures of a print an independent decoder reads. */
export async function readImages(
  kind: keyof typeof facts,
  { millimetres, count, seed }: { millimetres: number; count: number; seed: number },
) {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } })
  const random = randomFrom(seed)
  const key = createSigningKey()
  let read = 0
  let size = 0
  for (let index = 1; index <= count; index++) {
    const text = `https://licences.health.nigerstate.gov.ng/verify#${signLicence({ ...facts[kind], issue: index }, key)}`
    const drawing = drawQr(text)
    size = drawing.size
    const picture = degrade(printDrawing(drawing, millimetres), damage, random)
    const found = await readBarcodes(toRgba(picture), { formats: ['QRCode'], tryHarder: true })
    if (found.some((code) => code.text === text)) read++
  }
  return { read, count, modules: size - 8, moduleWidth: millimetres / size }
}
