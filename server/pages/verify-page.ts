import type { CheckedPaper, FormState } from '@portal/contract/signed-out-pages.ts'
import { Refusal } from '@portal/domain/refusal.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import { verificationOf } from '@portal/domain/verification.ts'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from '../http/caller-address.ts'
import { listIssues, readIssuedPaper } from '../records/verification.ts'
import type { PageDeps } from './page-deps.ts'
import { queryOf } from './query-of.ts'
import { sendFormReply } from './send-page.ts'

const maxTyped = 100

/** Where anybody checks a certificate with its number and its check code. It works without an account and without JavaScript. */
export function serveVerification(app: FastifyInstance, deps: PageDeps): void {
  const { render, settings, throttle } = deps

  app.get('/verify', async (request, reply) => {
    const query = queryOf(request)
    const typed = { number: read(query, 'number'), code: read(query, 'code') }
    const isAsked = query.has('number') || query.has('code')
    const errors = isAsked ? missing(typed) : {}
    if (!isAsked || Object.keys(errors).length > 0) {
      const html = render({ name: 'verify', form: { typed, errors } }, await settings())
      return sendFormReply(reply, isAsked ? 422 : 200, html)
    }
    try {
      const found = await throttle.verify(callerAddress(request), () => check(deps, typed))
      const checked: CheckedPaper = found ?? { number: typed.number, outcome: 'not issued by us' }
      return sendFormReply(reply, 200, render({ name: 'verify', form: { typed, errors }, checked }, await settings()))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const form: FormState = { typed, errors, message: error.detail }
      return sendFormReply(reply, 429, render({ name: 'verify', form }, await settings()))
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

/** What is said about the paper with a number and a code; undefined if the portal issued none. A wrong code is answered like a wrong number. */
async function check(
  { database: { db }, clock, checkCodes }: PageDeps,
  { number, code }: { number: string; code: string },
): Promise<CheckedPaper | undefined> {
  // PostgreSQL stores no NUL.
  if (number.includes('\0')) return undefined
  const issue = (await listIssues(db, [number, number.toUpperCase()])).find((one) => checkCodes.isOf(one, code))
  if (!issue) return undefined
  const today = lagosDate(clock())
  const { paper, printed } = await readIssuedPaper(db, issue, today)
  const { facility_name, category, address, lga, conditions } = printed
  const { kind, issue_date, expiry_date } = issue
  return {
    number: issue.number,
    outcome: verificationOf(paper, today),
    stated: { kind, facility_name, category, address, lga, issue_date, expiry_date, conditions: conditions ?? [] },
  }
}
