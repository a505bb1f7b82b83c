import { expect, it } from 'vitest'
import { drawQr } from '../../papers/qr-drawing.ts'
import { qrBox, qrWidth } from './qr-code.ts'

const text = 'https://licences.example.gov.ng/verify#123456789012345678901234567890'
const modules = 37
const module = qrWidth / modules

type Run = string

/** What is drawn on the sheet: the dark modules of each row, from the first to the one after the last. */
function drawnOnPaper() {
  const [rects, fills]: [number[][], string[]] = [[], []]
  const document = {
    rect: (...rect: number[]) => {
      rects.push(rect)
      return document
    },
    fill: (colour: string) => {
      fills.push(`${colour} after ${rects.length}`)
      return document
    },
  }
  qrBox(text, { x: 100, y: 200 }).draw(Object.assign(Object.create(null), document))
  const [quietZone = [], ...dark] = rects
  const runs = dark.map(([x = 0, y = 0, width = 0, height = 0]): Run => {
    expect(height).toBeCloseTo(module)
    return [(y - 200) / module, (x - 100) / module, (x - 100 + width) / module].map(Math.round).join(' ')
  })
  return { quietZone, fills, runs }
}

/** The same of the drawing on the screen, which has a margin of four modules. Journeys read it with a camera. */
function drawnOnScreen(): Run[] {
  const { path, size } = drawQr(text)
  expect(size).toBe(modules + 8)
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g), ([, x, y, width]) => {
    return [Number(y) - 4, Number(x) - 4, Number(x) - 4 + Number(width)].join(' ')
  })
}

it('has the same modules on paper as on the screen, in black on white with four modules of margin', () => {
  const { quietZone, fills, runs } = drawnOnPaper()
  expect(runs).toEqual(drawnOnScreen())
  expect(runs.slice(0, 3)).toEqual(['0 0 7', '0 8 9', '0 12 13'])
  expect(quietZone.map((length) => Math.round(length * 10) / 10)).toEqual([91.7, 191.7, 93.2, 93.2])
  expect(fills).toEqual(['#fff after 1', `#000 after ${runs.length + 1}`])
})
