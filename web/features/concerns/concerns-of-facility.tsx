import { listConcernsOfFacility } from '@portal/contract/concerns/calls.ts'
import { concernKindWords } from '@portal/domain/concerns/concerns.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Panel, Section } from '../../ui/layout/page.tsx'
import textStyles from '../../ui/text.module.css'
import { ConcernBadge } from './concern-badge.tsx'
import styles from './concerns.module.css'

const maxShown = 100

/** What people have reported about a facility, for officers who triage concerns. */
export function ConcernsOfFacility({ facilityId }: { facilityId: number }) {
  const concerns = useCall(listConcernsOfFacility, { params: { id: facilityId }, query: { per_page: maxShown } })
  return (
    <Section title="Concerns">
      <Panel>
        <WhenLoaded of={concerns}>
          {({ data, total }) => (
            <>
              {total === 0 && <p>No concern is linked to this facility.</p>}
              {total > 0 && (
                <ul className={layout.stack3}>
                  {data.map((concern) => (
                    <li key={concern.id} className={`${layout.row4} ${layout.between} ${styles.facility}`}>
                      <span>
                        <Link to={paths.aConcern(concern.id)}>
                          {concernKindWords[concern.kind]}: {concern.reference}
                        </Link>
                        <span className={textStyles.second}>
                          Reported on <Day of={concern.reported_at} />
                        </span>
                      </span>
                      <ConcernBadge concern={concern} />
                    </li>
                  ))}
                </ul>
              )}
              {total > data.length && <p>The newest {maxShown} are shown.</p>}
            </>
          )}
        </WhenLoaded>
      </Panel>
    </Section>
  )
}
