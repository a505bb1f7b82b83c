// Guilloche: fine line work as on banknotes, made of many shifted waves of the same shape. All lengths are in millimetres.

interface Wave {
  /** The wavelength, which is the width of the tile. */
  length: number
  /** The height of the wave above and below its middle. */
  amplitude: number
  /** The phase, 0 to 1. */
  phase: number
}

const steps = 32

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function lineThrough(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('')
}

/** One wave as an SVG path around the line y = 0. Its end joins the start of the next one. */
export function wave({ length, amplitude, phase }: Wave): string {
  return lineThrough(
    Array.from({ length: steps + 1 }, (_, step) => {
      const part = step / steps
      return [part * length, amplitude * Math.sin(2 * Math.PI * (part + phase))] as const
    }),
  )
}

/** The waves of one border tile: `count` waves with evenly spaced phases. */
export function strands({ length, amplitude, count }: { length: number; amplitude: number; count: number }): string[] {
  return Array.from({ length: count }, (_, strand) => wave({ length, amplitude, phase: strand / count }))
}

interface Rosette {
  radius: number
  /** The number of petals of one line. */
  petals: number
  /** How far the line dips towards the centre, 0 to 1. */
  depth: number
  /** The number of lines, each rotated a little. */
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
