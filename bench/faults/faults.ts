// `npm run bench:faults`: puts each fault of faults.json into a copy of the repository and runs the tests that have to do with its
// file. Each fault is one small mistake of an engineer; somebody who had not read the tests chose them, and said beforehand which of
// them matter. At least 95 of 100 of those must be noticed. `-- --check` only says whether the text of each fault is still in its
// file once. `-- --only 3,17` tries two of them, `-- --part 1/4` the first quarter; `--minutes` is the time limit of one run of tests,
// and `--near` tries only the tests of the file and of those that import it, or the tests that `--tests a,b` names, which is quicker.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyRepository } from '../../tools/follow-walk-through.ts'
import { type Fault, readFaults, timesFound } from './read-faults.ts'
import { checkWithoutFault, type Outcome, runRelatedTests, runTests } from './run-related-tests.ts'

const root = resolve(import.meta.dirname, '../..')
const leastNoticed = 0.95
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    near: { type: 'boolean', default: false },
    tests: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
})

const all = readFaults()
const lost = all.filter((fault) => timesFound(root, fault) !== 1)
for (const { number, file } of lost) console.error(`${number}: its text is not in ${file} once. Choose the fault anew.`)
if (lost.length > 0) process.exitCode = 1
else if (values.check) console.log(`The text of each of the ${all.length} faults is in its file once.`)
else await tryFaults(chosen())

/** The faults that were asked for. */
function chosen(): Fault[] {
  const numbers = values.only?.split(',').map(Number)
  const [part = 1, parts = 1] = values.part.split('/').map(Number)
  const [first, end] = [((part - 1) * all.length) / parts, (part * all.length) / parts]
  const faults = numbers ? all.filter(({ number }) => numbers.includes(number)) : all.slice(first, end)
  if (faults.length === 0) throw new Error('There are no such faults. Use --only 3,17 or --part 1/4.')
  return faults
}

async function tryFaults(faults: readonly Fault[]): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'portal-faults-'))
  const tried: { fault: Fault; outcome: Outcome }[] = []
  try {
    copyRepository(root, copy)
    for (const fault of faults) {
      const outcome = await tryFault(copy, fault)
      tried.push({ fault, outcome })
      console.log(`${fault.number}. ${inWords(outcome)} ${fault.matters ? '' : '(does not matter) '}${fault.name}`)
      if (outcome.detail) console.log(`   ${outcome.detail}`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  report('noticed', tried)
  const shareThatMatters = report(
    'of those that matter noticed',
    tried.filter(({ fault }) => fault.matters),
  )
  const missed = tried.filter(({ outcome }) => outcome.is !== 'noticed').map(({ fault }) => fault.number)
  if (missed.length > 0) console.log(`Not noticed: ${missed.join(', ')}`)
  if (shareThatMatters < leastNoticed) process.exitCode = 1
}

/** Runs the tests with the fault in place, takes it out again, and runs the test that failed once more. */
async function tryFault(copy: string, { file, from, to }: Fault): Promise<Outcome> {
  const limit = Number(values.minutes) * 60_000
  const path = join(copy, file)
  const right = readFileSync(path, 'utf8')
  const wrong = right.replace(from, () => to)
  writeFileSync(path, wrong)
  const outcome = await (values.tests
    ? runTests(copy, ['run', ...values.tests.split(',')], limit)
    : runRelatedTests(copy, file, limit, values.near)
  ).finally(() => writeFileSync(path, right))
  return outcome.is === 'noticed' ? checkWithoutFault(copy, outcome, limit) : outcome
}

function inWords({ is }: Outcome): string {
  return is === 'noticed' ? 'noticed:' : `NOT NOTICED${is === 'not noticed' ? '' : ` (${is})`}:`
}

/** Prints a figure, and returns it as a share. */
function report(words: string, tried: readonly { outcome: Outcome }[]): number {
  const noticed = tried.filter(({ outcome }) => outcome.is === 'noticed').length
  console.log(`${noticed} of ${tried.length} ${words}`)
  return tried.length === 0 ? 1 : noticed / tried.length
}
