import { applicationScreens } from './application-screens.ts'
import { importScreens } from './import-screens.ts'
import { inspectionScreens } from './inspection-screens.ts'
import { officerScreens } from './officer-screens.ts'
import { openScreens } from './open-screens.ts'
import { ownerScreens } from './owner-screens.ts'

/** Every screen of spec §2, filled and empty, as each role sees it. */
export const screens = [
  ...openScreens,
  ...ownerScreens,
  ...applicationScreens,
  ...officerScreens,
  ...inspectionScreens,
  ...importScreens,
]
