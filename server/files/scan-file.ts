import { refuse } from '@portal/domain/refusal.ts'
import { beginScan, type Scanning, type Verdict } from './clamd.ts'
import { refuseFile } from './refuse-file.ts'

/** Where it is written that a file was refused. */
interface Log {
  warn: (facts: object, sentence: string) => void
  error: (facts: object, sentence: string) => void
}

/** Passes a file on while a scanner for viruses reads it too. It ends only when the scanner has found nothing. */
export type ScanFile = (bytes: AsyncGenerator<Buffer>, log: Log) => AsyncGenerator<Buffer>

const infected = 'The file has a virus and was not kept. Scan the paper again on another device, and send that'
const tooLarge = 'The file is larger than what can be checked for viruses. Choose a smaller one'
const notNow = 'The portal cannot check files for viruses just now. Try again in a few minutes.'

/**
 * Scans files with clamd. The last bytes of a file are passed on, but whoever stores it hears of its end only after the verdict:
 * a virus, a file that clamd does not take, and a clamd that does not answer end it with a refusal, so that it is never kept.
 */
export function scanWith(clamd: string, verdictMs = 60_000): ScanFile {
  return async function* scan(bytes, log) {
    let scanning: Scanning | undefined
    try {
      for await (const piece of bytes) {
        scanning ??= await orRefuse(beginScan(clamd, verdictMs), log)
        await orRefuse(scanning.send(piece), log)
        yield piece
      }
      if (scanning) refuseUnlessClean(await orRefuse(scanning.end(), log), log)
    } finally {
      scanning?.close()
    }
  }
}

function refuseUnlessClean(verdict: Verdict, log: Log): void {
  if (verdict.kind === 'clean') return
  if (verdict.kind === 'virus') {
    log.warn({ virus: verdict.name }, 'An uploaded file has a virus and was refused')
    refuseFile('invalid_input', infected)
  }
  log.error({}, 'An uploaded file is larger than the StreamMaxLength of clamd')
  refuseFile('file_too_large', tooLarge)
}

/** What is wrong with the scanner is in the log; the file is refused for now. */
async function orRefuse<T>(work: Promise<T>, log: Log): Promise<T> {
  try {
    return await work
  } catch (err) {
    log.error({ err }, 'clamd does not scan, so uploads are refused')
    return refuse('unavailable', notNow, { retry_after: 30 })
  }
}
