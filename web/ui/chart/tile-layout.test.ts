import { describe, expect, it } from 'vitest'
import { bandsUpTo, layTiles, rowsOf } from './tile-layout.ts'

const places = ['Agaie', 'Bida', 'Borgu', 'Gbako'].map((name) => ({ name }))
const arrangement = [
  ['', 'Borgu'],
  ['Gbako', 'Bida'],
]

describe('a map of tiles', () => {
  it('places each tile according to the arrangement', () => {
    const { rows } = rowsOf(places, arrangement)
    expect(rows.map((row) => row.map((place) => place?.name))).toEqual([
      [undefined, 'Borgu'],
      ['Gbako', 'Bida'],
      ['Agaie'],
    ])
  })

  it('lists the places that are not in the arrangement', () => {
    expect(rowsOf(places, arrangement).others).toEqual([{ name: 'Agaie' }])
    expect(rowsOf(places).others).toEqual(places)
  })

  it('has rows of six without an arrangement', () => {
    const many = Array.from({ length: 13 }, (_, number) => ({ name: `Place ${number}` }))
    expect(rowsOf(many).rows.map(({ length }) => length)).toEqual([6, 6, 1])
  })

  it.each([288, 328, 720, 1200])('fits into %i pixels without overlapping tiles', (room) => {
    const { tiles, width, height } = layTiles(places, room, arrangement)
    expect(width).toBeLessThanOrEqual(room)
    expect(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
    for (const tile of tiles) {
      expect(tile.x + tile.width).toBeLessThanOrEqual(width + 0.01)
      expect(tile.y + tile.height).toBeLessThanOrEqual(height + 0.01)
      expect(tile.height).toBeGreaterThanOrEqual(24)
    }
  })

  it('has room for a name of several lines', () => {
    const { tiles } = layTiles([...places, { name: 'Kontagora North West' }], 288, arrangement)
    for (const { lines, height } of tiles) expect(height).toBeGreaterThan((lines.length + 1) * 16)
    expect(Math.max(...tiles.map(({ lines }) => lines.length))).toBe(5)
  })
})

describe('the bands of a map', () => {
  it('divide the range without gaps, the darkest for the largest figures', () => {
    expect(bandsUpTo(41)).toEqual([
      { from: 1, to: 11, shade: 1 },
      { from: 12, to: 21, shade: 2 },
      { from: 22, to: 31, shade: 3 },
      { from: 32, to: 41, shade: 4 },
    ])
  })

  it('are fewer for a small range', () => {
    expect(bandsUpTo(2)).toEqual([
      { from: 1, to: 1, shade: 3 },
      { from: 2, to: 2, shade: 4 },
    ])
    expect(bandsUpTo(0)).toEqual([])
  })
})
