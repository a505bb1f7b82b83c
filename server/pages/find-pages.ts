import type { RegisterQuestion } from '@portal/contract/public/signed-out-pages.ts'
import { registerFilters } from '@portal/contract/register/register-filters.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { Refusal } from '@portal/domain/refusal.ts'
import { foundInGroup, maxFound } from '@portal/domain/register/public-register.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerAddress } from '../http/caller-address.ts'
import { askEachTime, isUnchanged } from '../http/register-tag.ts'
import { listFacilityTypes } from '../records/catalogue/catalogue.ts'
import { atPresentLga } from '../records/places/at-present-lga.ts'
import { listLgas } from '../records/places/places.ts'
import { findGroups } from '../records/register/licensed-first.ts'
import { findEntry, readEntries } from '../records/register/public-register.ts'
import type { PageDeps } from './page-deps.ts'
import { queryOf } from './query-of.ts'
import { sendFormReply } from './send-page.ts'

const lastPage = maxFound / foundInGroup
const maxTyped = 100

/**
 * These pages have no script, no font and no data of others: a browser need load nothing but style sheets and pictures of the
 * portal. Programs that judge pages read /robots.txt from within them, for which they need `connect-src`.
 */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The public register: a search, and a page for each facility. They work without an account and without JavaScript. */
export function serveFind(app: FastifyInstance, deps: PageDeps): void {
  const { render, settings } = deps

  app.get('/find', (request, reply) =>
    answer([request, reply], deps, async () => {
      const [portal, reader] = [await settings(), readerOf(deps)]
      const asked = await atPresentLga(reader.db, readQuestion(queryOf(request)))
      const choices = {
        lgas: (await listLgas(reader.db, portal.home_state_id)).map(({ id, list }) => ({ value: id, label: list })),
        types: (await listFacilityTypes(reader.db)).map(({ id, category_list }) => ({
          value: id,
          label: category_list,
        })),
      }
      const about = [portal, choices]
      if (await isUnchanged(reader, [request, reply], { about, caching: askEachTime })) return undefined
      const found = await findGroups(reader, asked)
      const { page, others_page, ...filters } = asked
      return { name: 'find', asked: filters, ...choices, found, address: addressOf(deps, '/find') }
    }),
  )

  app.get<{ Params: { '*': string } }>('/find/*', (request, reply) =>
    answer([request, reply], deps, async () => {
      const number = request.params['*'].trim().slice(0, maxTyped)
      const [portal, reader] = [await settings(), readerOf(deps)]
      if (await isUnchanged(reader, [request, reply], { about: [portal], caching: askEachTime })) return undefined
      const id = number.includes('\0') ? undefined : await findEntry(reader, number)
      const [facility] = id === undefined ? [] : await readEntries(reader, [id])
      if (!facility) {
        reply.code(404)
        return { name: 'found', number }
      }
      const path = `/find/${facility.reference.split('/').map(encodeURIComponent).join('/')}`
      return { name: 'found', number, facility, address: addressOf(deps, path) }
    }),
  )

  async function answer(
    [request, reply]: [FastifyRequest, FastifyReply],
    { throttle }: PageDeps,
    page: () => Promise<Parameters<typeof render>[0] | undefined>,
  ): Promise<FastifyReply> {
    reply.header('content-security-policy', policy)
    try {
      await throttle.beforeReadingRegister(callerAddress(request))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const asked = { name: 'find', asked: {}, lgas: [], types: [], message: error.detail } as const
      return sendFormReply(reply, 429, render(asked, await settings()))
    }
    const shown = await page()
    if (!shown) return reply
    return reply.type('text/html; charset=utf-8').send(render(shown, await settings()))
  }
}

function readerOf({ openLagging, clock }: PageDeps) {
  return { db: openLagging(), today: lagosDate(clock()) }
}

/** The address under which search engines should know a page; undefined where the portal's own address is not set. */
function addressOf({ messages: { publicUrl } }: PageDeps, path: string): string | undefined {
  return publicUrl && new URL(path, publicUrl).href
}

/** What was asked for. A part that cannot be read, as in a link that was cut off, is left out. */
function readQuestion(query: URLSearchParams): RegisterQuestion & { page: number; others_page: number } {
  const given = Object.fromEntries(
    Object.keys(registerFilters.shape).flatMap((name) => {
      const typed = (query.get(name) ?? '').trim().slice(0, maxTyped)
      const isReadable = typed !== '' && !typed.includes('\0') && registerFilters.safeParse({ [name]: typed }).success
      return isReadable ? [[name, typed]] : []
    }),
  )
  return { ...registerFilters.parse(given), page: readPage(query, 'page'), others_page: readPage(query, 'others_page') }
}

function readPage(query: URLSearchParams, name: string): number {
  const page = Number(query.get(name) ?? '1')
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1
}
