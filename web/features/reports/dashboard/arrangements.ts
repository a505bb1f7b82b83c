import type { Arrangement } from '../../../ui/chart/tile-layout.ts'

/**
 * The positions of a state's LGAs on the tile map, by the state's id: rows from north to south, each from west to east. The
 * portal has no coordinates of LGAs. The tiles show which LGAs are neighbours, but not their sizes and borders.
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

/** The arrangement of a state's LGAs; undefined if none is defined for the state. */
export function arrangementOf(stateId: number): Arrangement | undefined {
  return arrangements[stateId]
}
