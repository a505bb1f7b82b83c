import { rosette, strands } from '@portal/domain/papers/guilloche.ts'
import { useId } from 'react'
import styles from './paper.module.css'

// An A4 sheet in millimetres. The border is between `outer` and `inner` millimetres from the edge; each corner has a square.
const sheet = { width: 210, height: 297 }
const outer = 8
const inner = 18.6
const middle = (outer + inner) / 2

interface Side {
  length: number
  tiles: number
  move: string
}

const along = sheet.width - 2 * inner
const down = sheet.height - 2 * inner
const sides: Side[] = [
  { length: along, tiles: 14, move: `translate(${inner} ${middle})` },
  { length: along, tiles: 14, move: `translate(${inner} ${sheet.height - middle})` },
  { length: down, tiles: 21, move: `translate(${middle} ${inner}) rotate(90)` },
  { length: down, tiles: 21, move: `translate(${sheet.width - middle} ${inner}) rotate(90)` },
]
const corners = [
  [middle, middle],
  [sheet.width - middle, middle],
  [middle, sheet.height - middle],
  [sheet.width - middle, sheet.height - middle],
] as const

function Lines({ paths }: { paths: string[] }) {
  return paths.map((path) => <path key={path} d={path} />)
}

function Band({ length, tiles, move }: Side) {
  const tile = useId()
  const step = length / tiles
  return (
    <g transform={move}>
      <defs>
        <g id={tile}>
          <Lines paths={strands({ length: step, amplitude: 3.7, count: 8 })} />
        </g>
      </defs>
      {Array.from({ length: tiles }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all tiles are identical
        <use key={index} href={`#${tile}`} x={index * step} />
      ))}
    </g>
  )
}

function Box({ inset, width, isGold }: { inset: number; width: number; isGold?: boolean }) {
  const size = { width: sheet.width - 2 * inset, height: sheet.height - 2 * inset }
  return <rect x={inset} y={inset} {...size} strokeWidth={width} className={isGold ? styles.fine : undefined} />
}

/** The decorative border: line work for a certificate, two lines for a statement. */
export function PaperFrame({ isPlain }: { isPlain?: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.frame}
      fill="none"
      stroke="currentColor"
      strokeWidth={0.16}
    >
      <Box inset={outer} width={1.1} />
      <Box inset={outer + 1.5} width={0.3} isGold />
      {!isPlain && (
        <>
          <Box inset={inner - 1.4} width={0.3} isGold />
          <Box inset={inner} width={0.6} />
          {sides.map((side) => (
            <Band key={side.move} {...side} />
          ))}
          {corners.map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <Lines paths={rosette({ radius: 4.6, petals: 8, depth: 0.75, count: 5 })} />
            </g>
          ))}
          <g transform={`translate(${sheet.width / 2} ${sheet.height / 2 + 4})`} className={styles.water}>
            <Lines paths={rosette({ radius: 66, petals: 18, depth: 0.42, count: 9 })} />
            <Lines paths={rosette({ radius: 37, petals: 12, depth: 0.6, count: 9 })} />
          </g>
        </>
      )}
    </svg>
  )
}
