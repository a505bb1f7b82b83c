import { arc, type PieArcDatum, pie } from 'd3-shape'
import { useId } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import styles from './chart.module.css'
import { type Counted, textAlternative, totalOf, type Unit } from './chart-figure.ts'
import { ChartTable } from './chart-table.tsx'
import { bySize, maxSlices, mergeSmallSlices } from './pie-slices.ts'

/** A part of the whole. Without a colour it takes the next one of the palette. */
export interface SliceOf extends Counted {
  key: string | number
  colour?: string
  icon?: IconName
  /** The list of what is counted. */
  to?: string
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
/** Smaller slices have no room for an icon or number; the table lists them in the same order. */
const minShareForSign = 0.04

interface SliceStyle {
  colour: string
  /** Stripes distinguish it from another slice of the same colour. */
  isStriped: boolean
  icon?: IconName
  /** Shown where there is no icon. */
  label: string
}

function sliceStylesOf(counted: readonly SliceOf[]): SliceStyle[] {
  const used = new Set<string>()
  return counted.map(({ colour = '', icon }, index) => {
    const own = colour || String(index + 1)
    const isStriped = used.has(own)
    used.add(own)
    return { colour: own, isStriped, icon, label: String(index + 1) }
  })
}

/** The parts that are not drawn by themselves. */
const styleOfOthers: SliceStyle = { colour: 'others', isStriped: false, label: `${maxSlices + 1}+` }

function Sign({ icon, label, at: [x, y] }: SliceStyle & { at: [number, number] }) {
  if (icon) {
    return (
      <g className={styles.sign} transform={`translate(${x - 10} ${y - 10})`}>
        <Icon name={icon} />
      </g>
    )
  }
  return (
    <text className={styles.sign} x={x} y={y + 5} textAnchor="middle">
      {label}
    </text>
  )
}

function Key({ colour, isStriped, icon, label }: SliceStyle) {
  return (
    <span className={styles.key} data-colour={colour} data-striped={isStriped || undefined} aria-hidden="true">
      {icon ? <Icon name={icon} size={16} /> : label}
    </span>
  )
}

type Angles = Pick<PieArcDatum<SliceOf>, 'startAngle' | 'endAngle'>
const outline = arc<Angles>().innerRadius(0).outerRadius(radius)
/** Icons and numbers are drawn in the outer half, where a slice is wide. */
const outerHalf = arc<Angles>()
  .innerRadius(radius * 0.55)
  .outerRadius(radius)

/** A pie chart of the six largest parts and the others together. Beside it is the legend: a bar for every part, the largest first. */
export function PieChart({ title, of, unit, counted }: ChartProps) {
  const stripes = useId()
  const total = totalOf(counted)
  const { slices, others } = mergeSmallSlices(counted)
  const ranked = bySize(counted)
  const styled = sliceStylesOf(ranked.slice(0, maxSlices))
  const drawn: SliceOf[] = others > 0 ? [...slices, { key: 'others', name: 'Others', count: others }] : slices
  const styleAt = (index: number) => styled[index] ?? styleOfOthers
  const outlines = pie<SliceOf>()
    .value(({ count }) => count)
    .sort(null)(drawn)
  return (
    <div className={styles.beside}>
      <svg
        className={styles.pie}
        role="img"
        aria-label={`${title}: ${textAlternative(counted, unit)}`}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      >
        <defs>
          <pattern id={stripes} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="3" height="8" fill="#000" opacity="0.3" />
          </pattern>
        </defs>
        {outlines.map((slice, index) => {
          const style = styleAt(index)
          const path = outline(slice) ?? ''
          return (
            <g key={slice.data.key} className={styles.slice} data-colour={style.colour}>
              <path d={path} />
              {style.isStriped && <path d={path} fill={`url(#${stripes})`} />}
              {slice.data.count / total >= minShareForSign && <Sign {...style} at={outerHalf.centroid(slice)} />}
            </g>
          )
        })}
      </svg>
      <ChartTable
        title={title}
        of={of}
        unit={unit}
        hasBars
        counted={ranked.map((part, index) => ({ ...part, legendKey: <Key {...styleAt(index)} /> }))}
      />
    </div>
  )
}
