import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import type { FormState } from '@portal/contract/public/signed-out-pages.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { Refusal } from '@portal/domain/refusal.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { callerAddress } from '../http/caller-address.ts'
import { cameraPolicies, permissionsWithCamera } from '../http/security-headers.ts'
import { checkPaper } from '../papers/check-paper.ts'
import { findIssue } from '../records/licences/certificates.ts'
import { checkPaperLicences } from '../records/licences/check-paper-licences.ts'
import { findOnPaper, findPapersByNumber } from '../records/licences/paper-numbers.ts'
import type { PageDeps } from './page-deps.ts'
import { queryOf } from './query-of.ts'
import { sendFormReply, sendPage } from './send-page.ts'

const maxTyped = 100

/** Where anybody checks a certificate with its number and its check code. It works without an account and without JavaScript. */
export function serveVerification(app: FastifyInstance, deps: PageDeps): void {
  const { render, settings, throttle, signingKeys, database } = deps

  app.get('/verify', { helmet: cameraPolicies }, async (request, reply) => {
    reply.header('permissions-policy', permissionsWithCamera)
    const query = queryOf(request)
    const typed = { number: read(query, 'number'), code: read(query, 'code') }
    // The form always sends a code. Links to this page name a number at most; the code of a QR code is in the fragment, which
    // browsers do not send.
    if (!query.has('code')) {
      const keys = await signingKeys.published(database.db)
      const form = { typed, errors: {} }
      return sendPage(request, reply, render({ name: 'verify', form, keys }, await settings()))
    }
    const errors = missing(typed)
    const answer = async (status: number, form: FormState, checked?: CheckedPaper) =>
      sendFormReply(reply, status, render({ name: 'verify', form, checked, isAsked: true }, await settings()))
    const isNumberAlone = typed.number !== '' && typed.code === ''
    if (Object.keys(errors).length > 0 && !isNumberAlone) return answer(422, { typed, errors })
    try {
      const found = await throttle.verify(callerAddress(request), () =>
        isNumberAlone ? checkOnPaper(deps, typed.number) : check(deps, typed, request.log),
      )
      if (isNumberAlone && !found) return answer(422, { typed, errors })
      return answer(200, { typed, errors }, found ?? { number: typed.number, outcome: 'check what you typed' })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return answer(429, { typed, errors, message: error.detail })
    }
  })
}

function read(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, maxTyped)
}

function missing({ number, code }: { number: string; code: string }): Record<string, string[]> {
  return {
    ...(number === '' ? { number: ['Enter the number that is printed on the certificate'] } : {}),
    ...(code === '' ? { code: ['Enter the check code that is printed on the certificate'] } : {}),
  }
}

/** What is said about licences from before the portal by their number alone; undefined if none has it. */
async function checkOnPaper({ database: { db }, clock }: PageDeps, number: string): Promise<CheckedPaper | undefined> {
  if (number.includes('\0')) return undefined
  return checkPaperLicences(db, await findOnPaper(db, number), lagosDate(clock().getTime()))
}

/**
 * What is said about the paper with a number and a code; undefined if there is none. A wrong code is answered like a number that
 * does not exist: with the same statements, and after as many codes were compared.
 */
async function check(
  { database: { db }, clock, checkCodes }: PageDeps,
  { number, code }: { number: string; code: string },
  log: FastifyBaseLogger,
): Promise<CheckedPaper | undefined> {
  // PostgreSQL stores no NUL.
  // A licence from before the portal has no code.
  const asked = { needsLetters: false, origin: 'portal' } as const
  const papers = number.includes('\0') ? [] : await findPapersByNumber(db, number, asked)
  const paper = checkCodes.findPaper(papers, code)
  const issue = paper && (await findIssue(db, paper.id))
  const now = clock()
  const checking = { db, now, today: lagosDate(now.getTime()), log }
  return issue && checkPaper(checking, { ...issue, printed: issue.stored })
}
