import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useWatch } from 'react-hook-form'
import { useSession } from '../api/session.ts'
import { useCall } from '../api/use-call.ts'
import { paths } from '../paths.ts'
import styles from '../ui/form/form.module.css'
import type { FieldProps } from '../ui/form/form-frame.ts'
import { FetchedSelect } from './fetched-select.tsx'

/** Select for the type of a facility, with the definition of the chosen type below it. */
export function FacilityTypeField({ name, label, hint, optional }: FieldProps) {
  const types = useCall(calls.listFacilityTypes)
  const typed: unknown = useWatch({ name })
  const chosen = types.data?.data.find(({ id }) => String(id) === String(typed ?? ''))
  // The paper form may be of a type that asks nothing yet.
  const offersAll = !mayDo(useSession(), 'add a facility')
  const offered = types.data?.data.filter((type) => offersAll || type.is_offered || type === chosen)
  const choices = offered?.map(({ id, category_list }) => ({ value: id, label: category_list }))
  return (
    <div>
      <FetchedSelect
        name={name}
        label={label}
        hint={hint}
        optional={optional}
        choices={choices}
        problem={types.error}
        onRetry={types.refetch}
      />
      <div aria-live="polite">
        {chosen && (
          <p className={styles.explanation}>
            {chosen.definition}{' '}
            <a href={paths.guide(chosen.id)} target="_blank" rel="noreferrer">
              See what to have ready for this type (opens in a new tab)
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
