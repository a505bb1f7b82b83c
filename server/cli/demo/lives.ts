import type { Chance } from './chance.ts'
import type { Deed } from './life.ts'
import * as officer from './officers-deeds.ts'
import * as owner from './owners-deeds.ts'
import * as paper from './paper-deeds.ts'
import { considered, licensed, renewed, type Story, submitted } from './story.ts'
import type { When } from './thread.ts'

/** The steps of a life that is told for so many days ago. */
type Life = (day: number, chance: Chance) => Story['steps']

/** How many of a hundred ordinary facilities live so, and from when to when. Most were on paper before. */
const lives: readonly [share: number, days: readonly [least: number, most: number], life: Life][] = [
  [15, [20, 1000], (day) => [[day, owner.add]]],
  [13, [1, 60], (day) => [[day, owner.begin]]],
  [4, [1, 45], submitted],
  [2, [1, 45], (day) => [...submitted(day + 1), [day, owner.pay(0.5)]]],
  [3, [1, 20], considered],
  [1, [2, 90], (day) => [...submitted(day + 9), [day, officer.decline]]],
  [3, [7, 300], (day) => [...licensed(day), ['+5', officer.penalise]]],
  [2, [380, 1050], (day, chance) => [...licensed(day), ...renewal(chance)]],
  [6, [1, 30], (day) => [[day, paper.recordFromPaper]]],
  [7, [1, 30], (day) => fromPaper(day, officer.consider)],
  [8, [2, 240], (day) => fromPaper(day, officer.approveForAWhile)],
  [4, [2, 90], (day) => fromPaper(day, officer.decline)],
  [22, [2, 300], (day) => fromPaper(day, officer.consider, officer.approve)],
  [10, [380, 1050], (day) => fromPaper(day, officer.consider, officer.approve)],
]

/** What happens to an ordinary facility. */
export function ordinaryStory(chance: Chance): Story {
  const hundred = lives.flatMap(([share, ...life]) => Array.from({ length: share }, () => life))
  const [[least, most], life] = chance.of(hundred)
  return { steps: life(chance.between(least, most), chance) }
}

/** A paper form that an officer records, and what is done with it on a day some days later. */
function fromPaper(day: number, ...deeds: Deed[]): Story['steps'] {
  return [[day + 3, paper.recordFromPaper], ...deeds.map((deed) => [day, deed] as const)]
}

/** Most owners renew before the end of the licence, the others some months late. */
function renewal(chance: Chance): Story['steps'] {
  const when: When = chance.percent(70) ? `end-${chance.between(3, 58)}` : `end+${chance.between(100, 330)}`
  return renewed(when)
}
