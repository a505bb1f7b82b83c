// Fine line work as on banknotes: many waves of one shape, each a step further along. All lengths are millimetres.

interface Wave {
  /** The length of one wave, which is that of the tile. */
  length: number
  /** How far it swings to either side of its middle. */
  swing: number
  /** How far along its length it begins, 0 to 1. */
  from: number
}

const steps = 32

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function lineThrough(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('')
}

/** One wave, as the path of an SVG, around the line y = 0. The end of one is the beginning of the next. */
export function wave({ length, swing, from }: Wave): string {
  return lineThrough(
    Array.from({ length: steps + 1 }, (_, step) => {
      const part = step / steps
      return [part * length, swing * Math.sin(2 * Math.PI * (part + from))] as const
    }),
  )
}

/** The waves of one tile of a border: `strands` of them, evenly spread over their length. */
export function strands({ length, swing, count }: { length: number; swing: number; count: number }): string[] {
  return Array.from({ length: count }, (_, strand) => wave({ length, swing, from: strand / count }))
}

interface Rosette {
  radius: number
  /** How many petals one line has. */
  petals: number
  /** How deep the line dips towards the middle, 0 to 1. */
  depth: number
  /** How many lines lie over one another, each turned a little. */
  count: number
}

/** The lines of a rosette around the point 0, 0. */
export function rosette({ radius, petals, depth, count }: Rosette): string[] {
  const points = petals * 24
  return Array.from({ length: count }, (_, line) => {
    const turn = (2 * Math.PI * line) / (petals * count)
    const path = Array.from({ length: points }, (_, step) => {
      const angle = (2 * Math.PI * step) / points
      const reach = radius * (1 - (depth * (1 + Math.cos(petals * angle))) / 2)
      return [reach * Math.cos(angle + turn), reach * Math.sin(angle + turn)] as const
    })
    return `${lineThrough(path)}Z`
  })
}
