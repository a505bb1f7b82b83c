import { arc, type PieArcDatum, pie } from 'd3-shape'
import { useId } from 'react'
import styles from './chart.module.css'
import { type Counted, sentence, totalOf, type Unit } from './chart-figure.ts'
import { ChartTable } from './chart-table.tsx'
import { Icon, type IconName } from '../icon.tsx'

/** A slice; without a colour of its own it takes the next of the row. */
export interface SliceOf extends Counted {
  key: string | number
  colour?: string
  icon?: IconName
}

interface ChartProps {
  title: string
  /** What a slice represents: 'Category'. */
  of: string
  unit: Unit
  counted: readonly SliceOf[]
}

const size = 240
const radius = 116
const hues = 8
/** Smaller slices have no room for their sign; the table keeps their order. */
const smallest = 0.04

interface Look {
  colour: string
  /** Told apart from another slice of the same colour by stripes. */
  isStriped: boolean
  icon?: IconName
  number: number
}

function looksOf(counted: readonly SliceOf[]): Look[] {
  const used = new Set<string>()
  return counted.map(({ colour = '', icon }, index) => {
    const own = colour || String((index % hues) + 1)
    const isStriped = used.has(own)
    used.add(own)
    return { colour: own, isStriped, icon, number: index + 1 }
  })
}

function Sign({ icon, number, at: [x, y] }: Look & { at: [number, number] }) {
  if (icon) {
    return (
      <g className={styles.sign} transform={`translate(${x - 10} ${y - 10})`}>
        <Icon name={icon} />
      </g>
    )
  }
  return (
    <text className={styles.sign} x={x} y={y + 5} textAnchor="middle">
      {number}
    </text>
  )
}

function Key({ colour, isStriped, icon, number }: Look) {
  return (
    <span className={styles.key} data-colour={colour} data-striped={isStriped || undefined} aria-hidden="true">
      {icon ? <Icon name={icon} size={16} /> : number}
    </span>
  )
}

type Angles = Pick<PieArcDatum<SliceOf>, 'startAngle' | 'endAngle'>
const outline = arc<Angles>().innerRadius(0).outerRadius(radius)
/** Signs are drawn in the outer half, where a slice is wide. */
const outerHalf = arc<Angles>()
  .innerRadius(radius * 0.55)
  .outerRadius(radius)

/** Shares of a whole: each slice has colour, sign and, where colours repeat, stripes. The table beside it names them. */
export function PieChart({ title, of, unit, counted }: ChartProps) {
  const stripes = useId()
  const total = totalOf(counted)
  const slices = pie<SliceOf>()
    .value(({ count }) => count)
    .sort(null)([...counted])
  const drawn = looksOf(counted)
  return (
    <div className={styles.beside}>
      <svg
        className={styles.pie}
        role="img"
        aria-label={`${title}: ${sentence(counted, unit)}`}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      >
        <defs>
          <pattern id={stripes} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="3" height="8" fill="#000" opacity="0.3" />
          </pattern>
        </defs>
        {slices.map((slice, index) => {
          const look = drawn[index]
          if (!look || slice.data.count === 0) return null
          const path = outline(slice) ?? ''
          return (
            <g key={slice.data.key} className={styles.slice} data-colour={look.colour}>
              <path d={path} />
              {look.isStriped && <path d={path} fill={`url(#${stripes})`} />}
              {slice.data.count / total >= smallest && <Sign {...look} at={outerHalf.centroid(slice)} />}
            </g>
          )
        })}
      </svg>
      <ChartTable
        title={title}
        of={of}
        unit={unit}
        counted={counted.map((slice, index) => {
          const look = drawn[index]
          return { ...slice, sign: look && <Key {...look} /> }
        })}
      />
    </div>
  )
}
