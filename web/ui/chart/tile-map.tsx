import { useRef } from 'react'
import { Link } from 'react-router'
import layout from '../layout/layout.module.css'
import chart from './chart.module.css'
import { amount, type Counted, figure, textAlternative, totalOf, type Unit } from './chart-figure.ts'
import { Drawing } from './drawing.tsx'
import { inRem } from './text-size.ts'
import { type Arrangement, type Band, bandsUpTo, layTiles, line, type Tile } from './tile-layout.ts'
import styles from './tile-map.module.css'
import { useWidth } from './use-width.ts'

interface Place extends Counted {
  key: string | number
  /** The link of the tile. */
  to: string
}

interface MapProps {
  /** What the map shows: 'Facilities by LGA'. */
  title: string
  unit: Unit
  places: readonly Place[]
  /** The positions of the places. */
  arrangement?: Arrangement
}

function shadeOf(count: number, bands: readonly Band[]): number {
  return bands.find(({ from, to }) => count >= from && count <= to)?.shade ?? 0
}

function Square({ tile, shade }: { tile: Tile<Place>; shade: number }) {
  const { place, lines, x, y, width, height } = tile
  const top = (height - (lines.length + 1.375) * line) / 2
  return (
    <g className={styles.tile} data-shade={shade} transform={`translate(${x} ${y})`}>
      <rect x="0.5" y="0.5" width={width - 1} height={height - 1} rx="4" />
      {lines.map((words, index) => (
        <text key={words} x={width / 2} y={top + (index + 0.75) * line} textAnchor="middle">
          {words}
        </text>
      ))}
      <text className={styles.count} x={width / 2} y={top + (lines.length + 1.0625) * line} textAnchor="middle">
        {figure(place.count)}
      </text>
    </g>
  )
}

function Legend({ bands, unit }: { bands: readonly Band[]; unit: Unit }) {
  const none = { from: 0, to: 0, shade: 0 }
  return (
    <ul className={`${layout.row4} ${styles.legend}`} aria-label={unit.legend}>
      {[none, ...bands].map(({ from, to, shade }) => (
        <li key={shade} className={layout.row2}>
          <span className={styles.key} data-shade={shade} />
          {from === to ? figure(to) : `${figure(from)} to ${figure(to)}`}
        </li>
      ))}
    </ul>
  )
}

/**
 * A tile map: places as tiles in their approximate relative positions, darker for larger figures. Use it with a ChartTable
 * of the same places, which is for screen readers and the keyboard; the links of the tiles are for pointers only.
 */
export function TileMap({ title, unit, places, arrangement }: MapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { tiles, width, height } = layTiles(places, useWidth(frame, 720), arrangement)
  const bands = bandsUpTo(Math.max(0, ...places.map(({ count }) => count)))
  return (
    <div className={`${layout.stack5} ${styles.map}`}>
      <Legend bands={bands} unit={unit} />
      <div className={chart.frame} ref={frame}>
        <Drawing
          width={width}
          height={height}
          label={totalOf(places) > 0 ? `${title}: ${textAlternative(places, unit)}` : title}
        >
          {tiles.map((tile) => (
            <Square key={tile.place.key} tile={tile} shade={shadeOf(tile.place.count, bands)} />
          ))}
        </Drawing>
        <div aria-hidden="true">
          {tiles.map(({ place, x, y, ...size }) => (
            <Link
              key={place.key}
              to={place.to}
              tabIndex={-1}
              className={`${chart.over} ${styles.over}`}
              title={`${place.name}: ${amount(place.count, unit)}`}
              style={{ left: inRem(x), top: inRem(y), width: inRem(size.width), height: inRem(size.height) }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
