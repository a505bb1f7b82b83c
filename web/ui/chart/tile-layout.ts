import { linesOf } from '../syllables.ts'

/** Names in rows from north to south, each from west to east. An empty name is a gap. */
export type Arrangement = readonly (readonly string[])[]

/** One tile of the map, in pixels. */
export interface Tile<Place> {
  place: Place
  /** The name, broken into lines. */
  lines: string[]
  x: number
  y: number
  width: number
  height: number
}

/** The approximate width of a letter in a tile, in pixels. */
const letter = 7
/** The line height of a name. The figure below is slightly higher. */
export const line = 16
const gap = 4
const maxTileWidth = 128
const defaultColumns = 6

function inRows<T>(list: readonly T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / columns) }, (_, row) =>
    list.slice(row * columns, (row + 1) * columns),
  )
}

/** Places that are not in the arrangement are added below. Without an arrangement, all keep their order. */
export function rowsOf<Place extends { name: string }>(places: readonly Place[], arrangement: Arrangement = []) {
  const named = arrangement.map((row) => row.map((name) => places.find((place) => place.name === name)))
  const isNamed = (place: Place) => named.some((row) => row.includes(place))
  const columns = Math.max(defaultColumns, ...arrangement.map(({ length }) => length))
  const others = places.filter((place) => !isNamed(place))
  return { columns, rows: [...named, ...inRows(others, columns)], others }
}

/** Computes the positions of the tiles for a width. */
export function layTiles<Place extends { name: string }>(
  places: readonly Place[],
  room: number,
  arrangement?: Arrangement,
) {
  const { columns, rows } = rowsOf(places, arrangement)
  const width = Math.min(maxTileWidth, (room - gap * (columns - 1)) / columns)
  const letters = Math.floor((width - 4) / letter)
  const most = Math.max(0, ...places.map(({ name }) => linesOf(name, letters).length))
  const height = Math.max(64, Math.min(80, width * 0.75), (most + 2) * line)
  const tiles = rows.flatMap((row, down) =>
    row.flatMap<Tile<Place>>((place, across) =>
      place
        ? {
            place,
            lines: linesOf(place.name, letters),
            x: across * (width + gap),
            y: down * (height + gap),
            width,
            height,
          }
        : [],
    ),
  )
  return {
    tiles,
    width: columns * (width + gap) - gap,
    height: Math.max(0, rows.length * (height + gap) - gap),
  }
}

/** A range of figures with the same shade, from 1 for the smallest to 4 for the largest. */
export interface Band {
  from: number
  to: number
  shade: number
}

const shades = 4

/** Divides the range from 1 to the largest figure into at most four bands. Zero is in none. */
export function bandsUpTo(largest: number): Band[] {
  const ends = Array.from({ length: shades }, (_, band) => Math.ceil((largest * (band + 1)) / shades))
  const distinct = [...new Set(ends)].filter((end) => end > 0)
  return distinct.map((to, index) => ({
    from: (distinct[index - 1] ?? 0) + 1,
    to,
    shade: shades - distinct.length + index + 1,
  }))
}
