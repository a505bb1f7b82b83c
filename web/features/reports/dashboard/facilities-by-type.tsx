import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { facilitiesUnit } from '../../../ui/chart/chart-figure.ts'
import { CountedPie } from './counted-pie.tsx'

/** Facilities by category, the largest first. Spec §2, Admin dashboard. */
export function FacilitiesByType() {
  const counts = useCall(calls.countFacilitiesByType)
  return (
    <CountedPie
      title="Facilities by category"
      of="Category"
      unit={facilitiesUnit}
      loading={counts}
      slices={({ categories }) =>
        categories.map(({ id, name, y }) => ({ key: id, name, count: y, to: paths.facilitiesOfType(id) }))
      }
      empty="No facilities to count yet"
    />
  )
}
