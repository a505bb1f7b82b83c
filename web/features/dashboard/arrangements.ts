import type { Arrangement } from '../../ui/chart/tile-layout.ts'

/**
 * Where the LGAs of a state stand on the map, by the state's id: rows from north to south, each from west to east. The
 * portal holds no coordinates of places; these tiles keep who is whose neighbour, not sizes and outlines.
 */
const arrangements: Partial<Record<number, Arrangement>> = {
  // Niger
  27: [
    ['', 'Rijau'],
    ['Agwara', 'Magama', 'Kontagora', 'Mariga'],
    ['Borgu', 'Mashegu', 'Wushishi', 'Rafi', 'Shiroro', 'Munya'],
    ['Mokwa', 'Lavun', 'Gbako', 'Bosso', 'Chanchaga', 'Paikoro'],
    ['', 'Edati', 'Bida', 'Katcha', 'Gurara', 'Tafa'],
    ['', '', '', 'Agaie', 'Lapai', 'Suleja'],
  ],
}

/** Where the LGAs of a state stand; undefined for a state that nobody has arranged. */
export function arrangementOf(stateId: number): Arrangement | undefined {
  return arrangements[stateId]
}
