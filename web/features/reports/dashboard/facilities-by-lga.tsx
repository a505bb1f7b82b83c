import type { Reply } from '@portal/contract/call.ts'
import { Link, useSearchParams } from 'react-router'
import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { facilitiesUnit, mostFirst } from '../../../ui/chart/chart-figure.ts'
import { ChartSkeleton, ColumnChart } from '../../../ui/chart/charts.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Panel } from '../../../ui/layout/page.tsx'
import text from '../../../ui/text.module.css'

type Counts = Reply<typeof calls.countFacilitiesByLga>

const skeleton = <ChartSkeleton shape="columns" />

function wardsOf([, { series }]: Counts, lga: string | null) {
  return series.find(({ id }) => id === lga)
}

function Chart({ counts, lga }: { counts: Counts; lga: string | null }) {
  const wards = wardsOf(counts, lga)
  if (wards) {
    const counted = wards.data.map(([name, count]) => ({ key: name, name, count }))
    if (counted.length === 0) return <EmptyState title={`${wards.name} has no wards on record`} isSmall />
    return (
      <ColumnChart
        title={`Facilities by ward in ${wards.name}`}
        of="Ward"
        unit={facilitiesUnit}
        counted={mostFirst(counted)}
      />
    )
  }
  const counted = counts[0].data.map(({ id, name, y, licensed }) => ({
    ...{ key: id, name, count: y, part: licensed },
    to: paths.facilitiesByLga(id),
  }))
  if (counted.every(({ count }) => count === 0)) {
    return <EmptyState title="No facilities to count yet">They are counted here by LGA once they are added.</EmptyState>
  }
  return (
    <ColumnChart
      title="Facilities by LGA"
      of="LGA"
      unit={facilitiesUnit}
      counted={mostFirst(counted)}
      parts={{ part: 'Licensed today, also for a time', rest: 'Others' }}
      follow="See its wards"
    />
  )
}

function OfState({ id, lga }: { id: number; lga: string | null }) {
  const counts = useCall(calls.countFacilitiesByLga, { params: { state_id: String(id) } })
  const wards = counts.data && wardsOf(counts.data, lga)
  return (
    <ChartCard
      id="by-lga"
      title={wards ? `Facilities by ward in ${wards.name}` : 'Facilities by LGA'}
      actions={
        wards ? (
          <Link to={paths.facilitiesByLga()}>Back to all LGAs</Link>
        ) : (
          <span className={text.note}>Choose an LGA to see its wards.</span>
        )
      }
    >
      <WhenLoaded of={counts} skeleton={skeleton}>
        {(loaded) => <Chart counts={loaded} lga={lga} />}
      </WhenLoaded>
    </ChartCard>
  )
}

/** Facilities of the home state by LGA. With an LGA in the URL, shows its wards; Back returns to all LGAs. Spec §2, §9. */
export function FacilitiesByLga() {
  const [address] = useSearchParams()
  const portal = useCall(calls.showPortal, undefined, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <WhenLoaded of={portal} skeleton={<Panel>{skeleton}</Panel>}>
      {({ data }) => <OfState id={data.home_state_id} lga={address.get('lga')} />}
    </WhenLoaded>
  )
}
