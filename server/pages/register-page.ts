import * as calls from '@portal/contract/calls/account.ts'
import type { FormState } from '@portal/contract/signed-out-pages.ts'
import type { FastifyInstance } from 'fastify'
import { isDatabaseUnavailable } from '../database/failures.ts'
import { listLgas, listStates } from '../records/places.ts'
import type { PageDeps } from './page-deps.ts'
import { refuseOtherSites } from './same-site.ts'
import { type Fields, fieldsOf, sendForm, typedAgain } from './send-form.ts'
import { sendAnswerPage, sendPage } from './send-page.ts'

const largestId = 2_147_483_647

/** A number that a select sent; what is none is left to the call to refuse. */
function asId(text: string | undefined): number | string | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : text || undefined
}

function bodyOf({ list, state_id, local_gov_area_id, terms_accepted, ...texts }: Fields) {
  const places = { state_id: asId(state_id), local_gov_area_id: asId(local_gov_area_id) }
  return { ...texts, ...places, terms_accepted: terms_accepted === 'true' }
}

/** The page on which an account is opened, and its form as a browser sends it without a script. */
export function serveRegister(app: FastifyInstance, { render, settings, database: { db } }: PageDeps): void {
  async function draw(form?: FormState): Promise<string> {
    const portal = await settings()
    const chosen = Number(form?.typed.state_id || portal.home_state_id)
    const stateId = Number.isInteger(chosen) && chosen > 0 && chosen <= largestId ? chosen : portal.home_state_id
    const [states, lgas] = await Promise.all([listStates(db), listLgas(db, stateId)]).catch((error) => {
      // Without its lists the form can still be filled in: both are optional.
      if (isDatabaseUnavailable(error)) return [[], []]
      throw error
    })
    return render({ name: 'register', form, states, stateId, lgas }, portal)
  }

  app.get('/register', async (request, reply) => sendPage(request, reply, await draw()))

  app.post('/register', { onRequest: refuseOtherSites }, async (request, reply) => {
    const fields = fieldsOf(request)
    // The button beneath the states asks for their areas; it opens no account.
    if (fields.list) return sendAnswerPage(reply, 200, await draw({ typed: typedAgain(fields), errors: {} }))
    const outcome = await sendForm(request, calls.registerAccount, { body: bodyOf(fields), fields })
    if ('form' in outcome) return sendAnswerPage(reply, outcome.status, await draw(outcome.form))
    return reply.redirect('/?registered', 303)
  })
}
