import * as calls from '@portal/contract/places/calls.ts'
import type { Lga } from '@portal/contract/places/lga.ts'
import { useCall } from '../../api/use-call.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import textStyles from '../../ui/text.module.css'
import { EditPlace, RetiredPlace } from './edit-place.tsx'
import { MergePlace } from './merge-place.tsx'
import styles from './places.module.css'

/** The wards of a local government area. */
export function Wards({ lga: { id, list } }: { lga: Lga }) {
  const wards = useCall(calls.listWards, { params: { local_gov_area_id: id }, query: { retired: 'yes' } })
  return (
    <WhenLoaded of={wards}>
      {({ data }) =>
        data.length === 0 ? (
          <span className={textStyles.quiet}>No wards yet</span>
        ) : (
          <ul className={styles.wards} aria-label={`Wards of ${list}`}>
            {data.map((ward) => (
              <li key={ward.id}>
                {ward.name}
                <RetiredPlace of={ward} others={data} />{' '}
                <EditPlace call={calls.editWard} place={ward} name={ward.name} field="name" label="Name of the ward" />{' '}
                <MergePlace kind="ward" place={ward} others={data} />
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}
