import type { ApplicationVersion } from '@portal/contract/applications/application-version.ts'
import { Select } from '../../../ui/form/inputs.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import hidden from '../../../ui/visually-hidden.module.css'
import { versionInWords } from './version-words.ts'
import styles from './versions.module.css'

interface ChooseProps {
  versions: readonly ApplicationVersion[]
  /** The reference of the registration. */
  reference: string
  chosen: { before: string; after: string }
  address: ReturnType<typeof useListAddress>
}

/** Chooses the two versions, and whether what is the same is shown too. The choice is in the URL. */
export function ChooseVersions({ versions, reference, chosen, address }: ChooseProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={hidden.visuallyHidden}>What to compare</legend>
      {(['before', 'after'] as const).map((name) => (
        <Select
          key={name}
          label={name === 'before' ? 'Earlier version' : 'Later version'}
          value={chosen[name]}
          onChange={({ currentTarget }) => address.filter({ [name]: currentTarget.value })}
        >
          <option value="now">As it is now</option>
          {versions.map((version) => (
            <option key={version.id} value={version.id}>
              {versionInWords(version, reference)}
            </option>
          ))}
        </Select>
      ))}
      <label className={styles.everything}>
        <input
          type="checkbox"
          checked={address.get('all') === 'yes'}
          onChange={({ currentTarget }) => address.filter({ all: currentTarget.checked ? 'yes' : undefined })}
        />
        Show what is the same, too
      </label>
    </fieldset>
  )
}
