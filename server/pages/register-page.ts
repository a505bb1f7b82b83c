import * as calls from '@portal/contract/accounts/calls/account.ts'
import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import { type FormState, askForTerms as termsSentence } from '@portal/contract/public/signed-out-pages.ts'
import type { FastifyInstance } from 'fastify'
import { isDatabaseUnavailable } from '../database/failures.ts'
import { listLgas, listStates } from '../records/places/places.ts'
import type { PageDeps } from './page-deps.ts'
import { refuseOtherSites } from './same-site.ts'
import { type Fields, fieldsOf, sendForm, withoutPasswords } from './send-form.ts'
import { sendFormReply, sendPage } from './send-page.ts'

const largestId = 2_147_483_647

/** Parses the id that a select sent. An invalid value is passed on, and the call refuses it. */
function asId(text: string | undefined): number | string | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : text || undefined
}

function bodyOf({ list, state_id, local_gov_area_id, terms_accepted, terms_asked, ...texts }: Fields) {
  const places = { state_id: asId(state_id), local_gov_area_id: asId(local_gov_area_id) }
  return { ...texts, ...places, terms_accepted: terms_accepted === 'true' }
}

/** The page asks once for the terms, together with whatever else is wrong. Undefined if it has nothing to ask. */
function askForTerms(fields: Fields): FormState | undefined {
  if (fields.terms_accepted === 'true' || fields.terms_asked === 'yes') return undefined
  const { error } = calls.registerAccount.body.safeParse(withoutEmptyText(bodyOf(fields)))
  const asked = { path: ['terms_accepted'], message: termsSentence }
  const byField = Map.groupBy([...(error?.issues ?? []), asked], ({ path }) => String(path[0]))
  const errors = [...byField].map(([field, of]) => [field, of.map(({ message }) => message)])
  return { typed: withoutPasswords(fields), errors: Object.fromEntries(errors), message: 'Check what you entered' }
}

/** The page for opening an account, and its form when a browser sends it without JavaScript. */
export function serveRegister(app: FastifyInstance, { render, settings, database: { db } }: PageDeps): void {
  async function draw(form?: FormState): Promise<string> {
    const portal = await settings()
    const chosen = Number(form?.typed.state_id || portal.home_state_id)
    const stateId = Number.isInteger(chosen) && chosen > 0 && chosen <= largestId ? chosen : portal.home_state_id
    const [states, lgas] = await Promise.all([listStates(db), listLgas(db, stateId)]).catch((error) => {
      // The form works without the lists, because state and LGA are optional.
      if (isDatabaseUnavailable(error)) return [[], []]
      throw error
    })
    return render({ name: 'register', form, states, stateId, lgas }, portal)
  }

  app.get('/register', async (request, reply) => sendPage(request, reply, await draw()))

  app.post('/register', { onRequest: refuseOtherSites }, async (request, reply) => {
    const fields = fieldsOf(request)
    // This button only loads the areas of the chosen state; it opens no account.
    if (fields.list) return sendFormReply(reply, 200, await draw({ typed: withoutPasswords(fields), errors: {} }))
    const asked = askForTerms(fields)
    if (asked) return sendFormReply(reply, 422, await draw(asked))
    const outcome = await sendForm(request, calls.registerAccount, { body: bodyOf(fields), fields })
    if ('form' in outcome) return sendFormReply(reply, outcome.status, await draw(outcome.form))
    return reply.redirect('/?registered', 303)
  })
}
