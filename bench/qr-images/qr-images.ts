// `npm run bench:qr-images`: a phone's pictures of printed QR codes, 100 of each kind and size: stained over a tenth, turned,
// blurred, with light from one side, and noisy. Fails if an independent decoder reads fewer than 95 of 100.
import { readImages } from './read-images.ts'

const least = 95
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
for (const kind of ['usual', 'longest'] as const) {
  for (const millimetres of [25, 30]) {
    const { read, count, modules, moduleWidth } = await readImages(kind, { millimetres, count: 100, seed })
    const drawn = `${modules} × ${modules} modules of ${moduleWidth.toFixed(2)} mm`
    console.log(`${kind} facts, ${millimetres} mm (${drawn}): ${read} of ${count} pictures read (seed ${seed})`)
    if (read < (least * count) / 100) process.exitCode = 1
  }
}
