import type { Page } from '@playwright/test'

/** How long (ms) a tap takes until it shows as pressed, and until the phone has it on its disk. */
export interface Tap {
  pressed: number
  recorded: number
}

/** Chooses a finding and measures, in the page, until when it is drawn as pressed and as recorded. */
export function tap(page: Page, outcome: string): Promise<Tap> {
  return page.evaluate(async (wanted) => {
    const label = document.querySelector<HTMLElement>(`[data-outcome="${wanted}"]`)
    const input = label?.querySelector('input')
    if (!label || !input) throw new Error(`${wanted} is not offered`)
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const start = performance.now()
    label.click()
    do await frame()
    while (!input.checked)
    const pressed = performance.now() - start
    while (!document.querySelector('[data-where="on this phone"], [data-where="arrived"]')) await frame()
    return { pressed, recorded: performance.now() - start }
  }, outcome)
}

/** A picture as a camera takes it, different from all others, and as rich as that of a room. */
export async function cameraPicture(page: Page, seed: number): Promise<Buffer> {
  const base64 = await page.evaluate((number) => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1800
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser does not draw')
    let state = number * 7919 + 1
    const random = () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
    for (let spot = 0; spot < 9000; spot++) {
      context.fillStyle = `hsl(${random() * 360} 40% ${20 + random() * 60}%)`
      context.fillRect(random() * 2400, random() * 1800, 4 + random() * 90, 4 + random() * 90)
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  }, seed)
  return Buffer.from(base64, 'base64')
}
