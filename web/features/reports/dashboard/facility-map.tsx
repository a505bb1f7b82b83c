import * as calls from '@portal/contract/reports/calls/dashboard.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { facilitiesUnit, mostFirst } from '../../../ui/chart/chart-figure.ts'
import { ChartSkeleton } from '../../../ui/chart/charts.tsx'
import { ShareTable } from '../../../ui/chart/share-table.tsx'
import { rowsOf } from '../../../ui/chart/tile-layout.ts'
import { TileMap } from '../../../ui/chart/tile-map.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { arrangementOf } from './arrangements.ts'
import styles from './facility-map.module.css'

const skeleton = (
  <Panel>
    <ChartSkeleton shape="columns" />
  </Panel>
)

const arranged =
  'Each tile is one LGA. The tiles stand about as the LGAs lie to one another, north at the top. They do not show true sizes or borders.'
const listed = 'Each tile is one LGA, in the order of their names. The tiles do not show where the LGAs lie.'

function inWords(places: { name: string }[]): string {
  return new Intl.ListFormat('en-GB').format(places.map(({ name }) => name))
}

function OfState({ id }: { id: number }) {
  const counts = useCall(calls.countFacilitiesByLga, { params: { state_id: String(id) } })
  const arrangement = arrangementOf(id)
  return (
    <WhenLoaded of={counts} skeleton={skeleton}>
      {([{ data }]) => {
        const places = data.map((lga) => ({ key: lga.id, name: lga.name, count: lga.y, to: paths.facilities(lga.id) }))
        const { others } = rowsOf(places, arrangement)
        return (
          <>
            <TileMap title="Facilities by LGA" unit={facilitiesUnit} places={places} arrangement={arrangement} />
            <div className={`${layout.stack2} ${styles.words}`}>
              <p>{arrangement ? arranged : listed}</p>
              {arrangement && others.length > 0 && (
                <p>Beneath the others, because the map has no place for them yet: {inWords(others)}.</p>
              )}
            </div>
            <Section title="The same figures as a table">
              <Panel>
                <ShareTable
                  title="Facilities by LGA"
                  of="LGA"
                  heading={facilitiesUnit.heading}
                  counted={mostFirst(places)}
                  isWhole
                />
              </Panel>
            </Section>
          </>
        )
      }}
    </WhenLoaded>
  )
}

/** The facilities of the home state by LGA, on a tile map. Each LGA links to its facilities. */
export function FacilityMap() {
  const portal = useCall(showPortal, undefined, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <WhenLoaded of={portal} skeleton={skeleton}>
      {({ data }) => <OfState id={data.home_state_id} />}
    </WhenLoaded>
  )
}
