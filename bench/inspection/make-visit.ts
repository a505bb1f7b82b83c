import type { Page } from '@playwright/test'
import { visitPage } from '../../e2e/pages/visit.ts'
import { below, type Random } from '../random.ts'
import { killTab, type Phone } from './phone.ts'
import { cameraPicture, type Tap, tap } from './tap.ts'

const outcomes = ['met', 'partly met', 'not met'] as const

interface Plan {
  id: number
  /** How many questions the checklist has. */
  questions: number
  photos: number
  kills: number
  random: Random
}

/** What came of a visit that was made without a network. */
export interface Made {
  taps: Tap[]
  kills: number
  /** What was shown as recorded and was not there after the tab was killed. */
  missing: string[]
  /** The outcome of each question, in the order of the checklist. */
  found: string[]
}

/** Answers every question of a visit and takes its photos without a network, while the tab is killed at random moments. */
export async function makeVisit(phone: Phone, first: Page, plan: Plan): Promise<Made> {
  const { id, questions, photos, random } = plan
  const killAt = new Set<number>()
  while (killAt.size < Math.min(plan.kills, questions)) killAt.add(1 + below(random, questions))
  const made: Made = { taps: [], kills: 0, missing: [], found: [] }
  let page = first
  let taken = 0
  for (let position = 1; position <= questions; position++) {
    await goTo(page, id, position)
    const outcome = outcomes[below(random, outcomes.length)] ?? 'met'
    if (killAt.has(position)) {
      // In the middle of a tap: what was shown as recorded before must be there, this one may be.
      void tap(page, outcome).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, below(random, 120)))
      await killTab(page)
      made.kills += 1
      page = await phone.open(`/admin/visits/${id}?view=all`)
      made.missing.push(...(await missingOf(page, made.found, taken)))
      await goTo(page, id, position)
    }
    made.taps.push(await tap(page, outcome))
    made.found.push(outcome)
    if (taken < photos && position <= photos) {
      const picture = await cameraPicture(page, position)
      await visitPage(page).takePhoto(picture)
      taken += 1
    }
  }
  await visitPage(page).end('No change', 'End the visit?')
  return made
}

/** Opens a question without loading the page again. */
async function goTo(page: Page, id: number, position: number): Promise<void> {
  const wanted = page.getByText(`Question ${position}`, { exact: true })
  if (await wanted.isVisible()) return
  const next = page.getByRole('link', { name: 'Next' })
  const after = page.getByText(`Question ${position - 1}`, { exact: true })
  if (position > 1 && (await after.isVisible())) await next.click()
  else await page.goto(`/admin/visits/${id}?q=${position}`)
  await wanted.waitFor()
}

/** What a checklist lacks of what was shown as recorded. */
async function missingOf(page: Page, found: readonly string[], photos: number): Promise<string[]> {
  const lines = page.getByRole('main').getByRole('listitem')
  await lines.first().waitFor()
  const texts = (await lines.allInnerTexts()).map((text) => text.toLowerCase())
  const lost = found.flatMap((outcome, index) =>
    texts[index]?.includes(`\n${outcome}`) ? [] : [`question ${index + 1}: ${outcome}`],
  )
  const there = texts.filter((text) => /\d photos?$/.test(text)).length
  return there < photos ? [...lost, `${photos - there} photos`] : lost
}
