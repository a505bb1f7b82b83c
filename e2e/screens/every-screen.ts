import { officerScreens } from './officer-screens.ts'
import { openScreens } from './open-screens.ts'
import { ownerScreens } from './owner-screens.ts'

/** Every route of spec §2 that is built, filled and empty, as each role sees it. */
export const screens = [...openScreens, ...ownerScreens, ...officerScreens]
