import type { Screen } from './screen.ts'
import { facilityScreens } from './screens/facility-screens.ts'
import { importScreens } from './screens/import-screens.ts'
import { informationScreens } from './screens/information-screens.ts'
import { inspectionScreens } from './screens/inspection-screens.ts'
import { menuScreens } from './screens/menu-screens.ts'
import { moneyScreens } from './screens/money-screens.ts'
import { printedScreens } from './screens/printed-screens.ts'
import { requirementScreens } from './screens/requirement-screens.ts'
import { settingsScreens } from './screens/settings-screens.ts'
import { visitScreens } from './screens/visit-screens.ts'

/**
 * Every screen of the signed-in portal. The routes, the menu, the access checks and the preloading are built from this
 * table. The menu shows its entries in this order. To add a screen, add a row to one of these files and its path to paths.ts.
 */
export const screens: readonly Screen[] = [
  ...menuScreens,
  ...visitScreens,
  ...settingsScreens,
  ...moneyScreens,
  ...facilityScreens,
  ...importScreens,
  ...inspectionScreens,
  ...requirementScreens,
  ...informationScreens,
  ...printedScreens,
]
