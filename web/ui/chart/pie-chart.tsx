import styles from './chart.module.css'
import { type Counted, figure, textAlternative, totalOf, type Unit } from './chart-figure.ts'
import { Drawing } from './drawing.tsx'
import type { Tone } from './legend.tsx'
import { type Slice, slicesOf, toned } from './pie-slices.ts'
import { ShareTable } from './share-table.tsx'

/** A part of the whole. */
export interface SliceOf extends Counted {
  key: string | number
  /** A colour that has a meaning; without it, the three largest parts have colours. */
  tone?: Tone
  /** The list of what is counted. */
  to?: string
}

interface ChartProps {
  title: string
  /** What a slice represents: 'Category'. */
  of: string
  unit: Unit
  counted: readonly SliceOf[]
  /** A small pie, a bar of all parts and a list of their colours; otherwise each part has a bar. */
  isSmall?: boolean
}

const sizes = { usual: { size: 124, thickness: 26 }, small: { size: 92, thickness: 18 } } as const

interface RingProps {
  slices: readonly Slice[]
  total: number
  label: string
  isSmall: boolean
}

/** A ring of slices, the first at the top, with the whole in its middle. */
function Ring({ slices, total, label, isSmall }: RingProps) {
  const { size, thickness } = sizes[isSmall ? 'small' : 'usual']
  const middle = size / 2
  return (
    <Drawing width={size} height={size} label={label}>
      {slices.map(({ name, tone, from, length }) => (
        <circle
          key={name}
          className={styles.arc}
          data-tone={tone}
          cx={middle}
          cy={middle}
          r={middle - thickness / 2}
          strokeWidth={thickness}
          pathLength={100}
          strokeDasharray={`${Math.max(length - (slices.length > 1 ? 0.7 : 0), 0.3)} 100`}
          strokeDashoffset={-from}
          transform={`rotate(-90 ${middle} ${middle})`}
        />
      ))}
      <text className={styles.whole} x={middle} y={middle + 6} textAnchor="middle" fontSize={16}>
        {figure(total)}
      </text>
    </Drawing>
  )
}

function StackedBar({ slices }: { slices: readonly Slice[] }) {
  return (
    <svg className={styles.stacked} aria-hidden="true">
      {slices.map(({ name, tone, from, length }) => (
        <rect
          key={name}
          className={styles.tone}
          data-tone={tone}
          x={`${from}%`}
          width={`${Math.max(length - 0.5, 0.3)}%`}
          height="100%"
        />
      ))}
    </svg>
  )
}

/** A pie chart, beside the figures of its parts, the largest first. */
export function PieChart({ title, of, unit, counted, isSmall }: ChartProps) {
  const total = totalOf(counted)
  const ranked = toned(counted)
  const slices = slicesOf(ranked)
  return (
    <div className={styles.beside} data-small={isSmall || undefined}>
      {isSmall && <StackedBar slices={slices} />}
      <Ring
        slices={slices}
        total={total}
        isSmall={isSmall === true}
        label={`${title}: ${textAlternative(counted, unit)}`}
      />
      <ShareTable
        title={title}
        of={of}
        heading={unit.heading}
        counted={ranked}
        sign={isSmall ? 'swatch' : 'bar'}
        isWhole
      />
    </div>
  )
}
