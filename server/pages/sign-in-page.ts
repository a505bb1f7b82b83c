import * as calls from '@portal/contract/accounts/calls/account.ts'
import { isReturnAddress, type SignInNews, signInNews } from '@portal/contract/public/signed-out-pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageDeps } from './page-deps.ts'
import { queryOf } from './query-of.ts'
import { refuseOtherSites } from './same-site.ts'
import { fieldsOf, sendForm } from './send-form.ts'
import { sendFormReply, sendPage } from './send-page.ts'

/** The page to return to after signing in, if the query has one. */
function backOf(request: FastifyRequest): string | undefined {
  const back = queryOf(request).get('back')
  return back !== null && isReturnAddress(back) ? back : undefined
}

/** The message for somebody who comes from another page without a session, and whether they were told it before. */
function newsOf(request: FastifyRequest): { news?: SignInNews; isTold?: boolean } {
  const query = queryOf(request)
  const names = Object.keys(signInNews) as SignInNews[]
  const news = names.find((name) => query.has(name))
  return news === undefined ? {} : { news, isTold: query.get(news) === 'told' }
}

/** The sign-in page, and its form when a browser sends it without JavaScript. */
export function serveSignIn(app: FastifyInstance, { render, settings, messages }: PageDeps): void {
  const sendsSms = messages.sms !== undefined

  app.get('/', async (request, reply) => {
    const html = render({ name: 'sign-in', back: backOf(request), ...newsOf(request), sendsSms }, await settings())
    return sendPage(request, reply, html)
  })

  app.post('/', { onRequest: refuseOtherSites }, async (request, reply) => {
    const fields = fieldsOf(request)
    const { email, password, code } = fields
    const back = backOf(request)
    const outcome = await sendForm(request, calls.login, { body: { email, password, code }, fields })
    const portal = await settings()
    if ('form' in outcome) {
      const { status, form } = outcome
      return sendFormReply(reply, status, render({ name: 'sign-in', form, back, ...newsOf(request), sendsSms }, portal))
    }
    const page = { name: 'signed-in', session: outcome.reply, to: back ?? '/dashboard' } as const
    return sendFormReply(reply, 200, render(page, portal))
  })
}
