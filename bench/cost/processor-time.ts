import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the processor time of a process in hundredths of a second. */
const msPerTick = 10

interface Times {
  parent: number
  own: number
  ofEnded: number
}

function timesOf(pid: number): Times | undefined {
  try {
    // The name of the program, in parentheses, may contain blanks.
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    const fields = after.split(' ').map(Number)
    const [, parent = 0] = fields
    const [own = 0, ofSystem = 0, ofEnded = 0, ofEndedInSystem = 0] = fields.slice(11, 15)
    return { parent, own: own + ofSystem, ofEnded: ofEnded + ofEndedInSystem }
  } catch {
    return undefined
  }
}

/** The process that started a process. */
export function parentOf(pid: number): number {
  return timesOf(pid)?.parent ?? 0
}

/** The processor time of a process so far, in milliseconds. */
export function processorTime(pid: number): number {
  return (timesOf(pid)?.own ?? 0) * msPerTick
}

/** The processor time of a process and its children so far, also of those that have ended, in milliseconds. */
export function processorTimeOfFamily(pid: number): number {
  const parent = timesOf(pid)
  if (!parent) return 0
  const children = readdirSync('/proc')
    .map(Number)
    .flatMap((one) => timesOf(one) ?? [])
    .filter((times) => times.parent === pid)
  return (parent.own + parent.ofEnded + children.reduce((sum, { own }) => sum + own, 0)) * msPerTick
}
