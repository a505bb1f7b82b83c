// Adds up the reports of a CI run. Plain JavaScript without packages, so that it also runs when the installation failed.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const reports = fileURLToPath(new URL('../test-reports/', import.meta.url))

/** Reads one report as { passed, failed, skipped }; a missing report counts as zero. */
function count(file, read) {
  if (!existsSync(reports + file)) return { passed: 0, failed: 0, skipped: 0 }
  return read(JSON.parse(readFileSync(reports + file, 'utf8')))
}

/** Vitest. A file that failed before its first test counts as one failed test. */
function readUnit({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests }
}

/** Playwright. Failures before the first test, such as a portal that does not start, are listed in `errors`. */
function readJourneys({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}

const unit = count('unit.json', readUnit)
const journeys = count('e2e.json', readJourneys)
const sum = (kind) => unit[kind] + journeys[kind]
// A run that ended before the first test, for example at the format check, has failed too.
const failed = sum('failed') || (process.argv[2] === '0' ? 0 : 1)
console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
