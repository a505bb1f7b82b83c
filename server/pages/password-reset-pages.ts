import * as own from '@portal/contract/accounts/calls/own-account.ts'
import * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import type { FastifyInstance } from 'fastify'
import type { PageDeps } from './page-deps.ts'
import { queryOf } from './query-of.ts'
import { refuseOtherSites } from './same-site.ts'
import { fieldsOf, sendForm } from './send-form.ts'
import { sendFormReply, sendPage } from './send-page.ts'

/** The pages for a forgotten password and for a new email, which work without JavaScript. */
export function servePasswordReset(app: FastifyInstance, { render, settings, messages }: PageDeps): void {
  const onRequest = refuseOtherSites
  const sends = { sendsMail: messages.mail !== undefined, sendsSms: messages.sms !== undefined }

  app.get('/forgot', async (request, reply) => {
    const isSent = queryOf(request).has('sent')
    return sendPage(request, reply, render({ name: 'forgot', isSent, ...sends }, await settings()))
  })

  app.post('/forgot', { onRequest }, async (request, reply) => {
    const fields = fieldsOf(request)
    const outcome = await sendForm(request, calls.forgotPassword, { body: { email: fields.email }, fields })
    if (!('form' in outcome)) return reply.redirect('/forgot?sent', 303)
    const page = { name: 'forgot', form: outcome.form, ...sends } as const
    return sendFormReply(reply, outcome.status, render(page, await settings()))
  })

  // A page with the secret of a link must not be cached.
  app.get('/reset', async (request, reply) => {
    const token = queryOf(request).get('token') ?? undefined
    return sendFormReply(reply, 200, render({ name: 'reset', token }, await settings()))
  })

  app.post('/reset', { onRequest }, async (request, reply) => {
    const fields = fieldsOf(request)
    const outcome = await sendForm(request, calls.resetPassword, { body: fields, fields })
    if (!('form' in outcome)) return reply.redirect('/?reset', 303)
    const page = { name: 'reset', form: outcome.form, token: fields.token } as const
    return sendFormReply(reply, outcome.status, render(page, await settings()))
  })

  app.get('/confirm-email', async (request, reply) => {
    const token = queryOf(request).get('token') ?? ''
    return sendFormReply(reply, 200, render({ name: 'confirm-email', token }, await settings()))
  })

  // Programs that open every link of a mail must not use it up, so a person confirms with a button.
  app.post('/confirm-email', { onRequest }, async (request, reply) => {
    const fields = fieldsOf(request)
    const outcome = await sendForm(request, own.confirmEmail, { body: fields, fields })
    if (!('form' in outcome)) return reply.redirect('/?email', 303)
    const page = { name: 'confirm-email', form: outcome.form, token: fields.token ?? '' } as const
    return sendFormReply(reply, outcome.status, render(page, await settings()))
  })

  app.get('/stop-email', async (request, reply) => {
    const query = queryOf(request)
    const page = { name: 'stop-email', token: query.get('token') ?? '', isStopped: query.has('stopped') } as const
    return sendFormReply(reply, 200, render(page, await settings()))
  })

  app.post('/stop-email', { onRequest }, async (request, reply) => {
    const fields = fieldsOf(request)
    const outcome = await sendForm(request, own.stopEmailChange, { body: fields, fields })
    if (!('form' in outcome)) return reply.redirect('/stop-email?stopped', 303)
    const page = { name: 'stop-email', form: outcome.form, token: fields.token ?? '' } as const
    return sendFormReply(reply, outcome.status, render(page, await settings()))
  })
}
