import type { PublishedInspection } from '@portal/contract/inspections/published-inspection.ts'
import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import { readCode } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { isInDate } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { ScanOutcome } from '../../features/licences/verification/outcome-words.ts'
import type { PaperFacts } from '../../features/licences/verification/paper-rows.ts'
import { askPortal } from './ask-portal.ts'
import type { PublishedKeys } from './published-keys.ts'
import { type FoundHere, verifyHere } from './verify-here.ts'

/** What is shown about a code. */
export interface CodeResult {
  outcome: ScanOutcome
  facts?: PaperFacts | undefined
  /** The last published inspection of the facility. Only the portal knows it. */
  inspection?: PublishedInspection | undefined
}

/** A code that was opened or scanned, and when (`performance.now()`). */
interface ReadCode {
  code: string
  readAt: number
}

/**
 * How long (ms) after reading the code the portal may take before what the browser itself knows is shown: long enough that a
 * fast answer is the only one that is seen, also on a page that itself opened slowly.
 */
const patience = { afterReading: 300, atLeast: 100 }

/**
 * Checks a code and shows what is known about it: at first what the browser can verify by itself, then what the portal
 * says about today. Shows one or two results.
 */
export async function checkCode(
  { code, readAt }: ReadCode,
  keys: PublishedKeys,
  show: (result: CodeResult) => void,
): Promise<void> {
  const kid = readCode(code)?.key
  if (kid === undefined) return show({ outcome: 'unreadable' })
  const asked = askPortal(code)
  const here = await verifyHere(code, kid, keys)
  if (here.outcome === 'genuine' && (await isSlow(asked, readAt)))
    show({ outcome: 'checking', facts: paperOf(here.facts) })
  const answer = await asked
  if (answer === undefined || answer === 'too many tries') return show(withoutAnswer(here, answer))
  const { number, outcome, stated, inspection } = answer
  // The portal states nothing of a paper that it does not confirm, even if the browser took it for genuine.
  show({ outcome, facts: stated && { number, ...stated }, inspection })
}

function isSlow(asked: Promise<unknown>, readAt: number): Promise<boolean> {
  const left = Math.max(readAt + patience.afterReading - performance.now(), patience.atLeast)
  return Promise.race([
    asked.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), left)),
  ])
}

/** What can be said without the portal. The last day is part of the code, so it is known without a connection too. */
function withoutAnswer(here: FoundHere, answer: 'too many tries' | undefined): CodeResult {
  const { outcome } = here
  if (outcome === 'cannot say') return { outcome: answer ?? 'needs a connection' }
  if (outcome !== 'genuine') return { outcome }
  const isOver = !isInDate(here.facts.expires_on, lagosDate(Date.now()))
  return { outcome: isOver ? 'expired, not asked' : 'genuine, not asked', facts: paperOf(here.facts) }
}

function paperOf({ facility_type, issued_on, expires_on, ...facts }: LicenceFacts): PaperFacts {
  return { ...facts, category: facility_type, issue_date: issued_on, expiry_date: expires_on }
}
