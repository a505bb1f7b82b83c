import { seedFacts } from './seed-facts.ts'
import { tryRegister } from './trial.ts'

// Reads messy registers as an import does, and says how many lines come out right without a correction, and which are wrong without
// a mark. The seeds are given, or drawn anew each time: node bench/messy-register/try-registers.ts [lines] [seed …]
const [lines = 500, ...given] = process.argv.slice(2).map(Number)
const seeds = given.length > 0 ? given : Array.from({ length: 10 }, () => Math.floor(Math.random() * 1_000_000))
const facts = await seedFacts('Niger')
let isMet = true

for (const seed of seeds) {
  const { score, columns } = await tryRegister(seed, lines, facts, '2026-11-27')
  const { right, recordable, share, marked, wrong } = score
  isMet &&= share >= 0.95 && wrong.length === 0
  const inPercent = `${(100 * share).toFixed(1)} %`
  console.log(
    `Seed ${seed}: ${right} of ${recordable} right without a correction (${inPercent}); marked ${marked.rightly} rightly, ${marked.needlessly} needlessly; wrong without a mark: ${wrong.length}`,
  )
  if (given.length === 0) continue
  console.log(
    columns.map(({ heading, field, confidence }) => `  ${heading} → ${field} (${confidence.toFixed(2)})`).join('\n'),
  )
  for (const { row, what, expected, got } of wrong.slice(0, 20)) {
    console.log(`  row ${row + 1}, ${what}: ${JSON.stringify(expected)}, read as ${JSON.stringify(got)}`)
  }
}
console.log(
  isMet
    ? 'Met: at least 95 % right, none wrong without a mark.'
    : 'Missed: at least 95 % right, none wrong without a mark.',
)
process.exitCode = isMet ? 0 : 1
