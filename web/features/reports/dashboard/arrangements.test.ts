import { describe, expect, it } from 'vitest'
import { arrangementOf } from './arrangements.ts'

describe('the map of Niger', () => {
  const names = (arrangementOf(27) ?? []).flat().filter((name) => name !== '')

  it('has exactly one place for each of its 25 LGAs', () => {
    expect(names).toHaveLength(25)
    expect(new Set(names).size).toBe(25)
  })

  it('keeps neighbours together: Bosso beside Chanchaga, Edati beside Bida, Suleja below Tafa', () => {
    const rows = arrangementOf(27) ?? []
    const placeOf = (name: string) => {
      const row = rows.findIndex((one) => one.includes(name))
      return { row, column: rows[row]?.indexOf(name) ?? -1 }
    }
    expect(placeOf('Chanchaga')).toEqual({ ...placeOf('Bosso'), column: placeOf('Bosso').column + 1 })
    expect(placeOf('Bida')).toEqual({ ...placeOf('Edati'), column: placeOf('Edati').column + 1 })
    expect(placeOf('Suleja')).toEqual({ ...placeOf('Tafa'), row: placeOf('Tafa').row + 1 })
  })
})
