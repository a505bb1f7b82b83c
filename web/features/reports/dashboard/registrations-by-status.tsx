import type { Reply } from '@portal/contract/call.ts'
import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { registrationsUnit } from '../../../ui/chart/chart-figure.ts'
import type { Tone } from '../../../ui/chart/legend.tsx'
import { CountedPie } from './counted-pie.tsx'

type Status = Reply<typeof calls.countRegistrationsByStatus>['registrations'][number]['name']

/** Colours near those of the badges, which differ in lightness too. */
const tones = {
  Approved: 'main',
  pending: 'wait',
  'Awaiting decision': 'light',
  'Temporarily approved': 'info',
  declined: 'bad',
  expired: 'grey',
} as const satisfies Record<Status, Tone>

/** Registrations by status, in a small pie and a list. Spec §2, Admin dashboard. */
export function RegistrationsByStatus() {
  const counts = useCall(calls.countRegistrationsByStatus)
  return (
    <CountedPie
      title="Registrations by status"
      of="Status"
      isSmall
      unit={registrationsUnit}
      loading={counts}
      slices={({ registrations }) =>
        registrations.map(({ name, y }) => ({
          key: name,
          name,
          count: y,
          to: paths.registrations(name),
          tone: tones[name],
        }))
      }
      empty="No registrations to count yet"
    />
  )
}
