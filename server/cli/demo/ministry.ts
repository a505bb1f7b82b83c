import { changeAccount, publishContact, takesEvidence, takesOffice, uploadStatement } from './ministrys-acts.ts'
import {
  createFirstOfficer,
  director,
  dismiss,
  former,
  hire,
  inspector,
  invite,
  newcomer,
  registrar,
  reviewer,
  secondInspector,
  secondOfficer,
} from './people.ts'
import type { Act, Portal } from './portal.ts'
import { setsStages } from './stages.ts'
import type { Thread } from './thread.ts'

/** How many days ago the portal was set up. */
export const firstDay = 1100

/** What the ministry does, and how many days ago. */
const ministry: readonly (readonly [daysAgo: number, act: Act])[] = [
  [firstDay, createFirstOfficer],
  [firstDay, hire(secondOfficer, 'Ibrahim Jiya', 'all')],
  [firstDay, hire(reviewer, 'Hauwa Reviewer', ['review'])],
  [firstDay, hire(director, 'Yakubu Director', ['review', 'decide'])],
  [firstDay, hire(inspector, 'Maryam Inspector', ['inspect'])],
  [firstDay, hire(secondInspector, 'Danladi Inspector', ['inspect'])],
  [firstDay, hire(registrar, 'Ngozi Registry', ['catalogue', 'settings'])],
  [firstDay, takesEvidence],
  [firstDay, hire('bola.reader@demo.example', 'Bola Reader', [])],
  [firstDay, takesOffice('Director Inspectorate Services', 'Dr Aisha Mohammed Kolo')],
  [firstDay, takesOffice('Permanent Secretary', 'Alh. Yusuf Ndagi Kure')],
  [firstDay, takesOffice('Hon. Commissioner', 'Dr Ibrahim Dangana')],
  [firstDay, changeAccount('First Bank', '0000014579')],
  [900, hire(former, 'Sadiq Former', ['review'])],
  [300, takesOffice('Permanent Secretary', 'Mrs Grace Tsado')],
  [200, publishContact],
  [45, setsStages],
  [30, changeAccount('Zenith Bank', '1012345678')],
  [5, invite(newcomer, 'Chidi Newcomer', ['review'])],
  [2, dismiss(former)],
  [1, uploadStatement],
]

/** The three years of the ministry. */
export function ministryThread(portal: Portal): Thread {
  return { steps: ministry.map(([daysAgo, act]) => [daysAgo, () => act(portal)]) }
}
