import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { registrationsUnit } from '../../../ui/chart/chart-figure.ts'
import { appearanceOf } from '../../../ui/status-appearance.ts'
import { CountedPie } from './counted-pie.tsx'

/** Registrations by status, with the colours and icons of the badges. Spec §2, Admin dashboard. */
export function RegistrationsByStatus() {
  const counts = useCall(calls.countRegistrationsByStatus)
  return (
    <CountedPie
      title="Registrations by status"
      of="Status"
      unit={registrationsUnit}
      loading={counts}
      slices={({ registrations }) =>
        registrations.map(({ name, y }) => ({
          key: name,
          name,
          count: y,
          to: paths.registrations(name),
          ...appearanceOf(name),
        }))
      }
      empty="No registrations to count yet"
    />
  )
}
