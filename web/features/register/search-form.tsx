import type { Choice, RegisterQuestion } from '@portal/contract/public/signed-out-pages.ts'
import { registerStandings } from '@portal/domain/register/public-register.ts'
import { paths } from '../../paths.ts'
import controls from '../../ui/form/plain-controls.module.css'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './public-register.module.css'
import { standingInWords } from './standing-words.ts'

interface SelectProps {
  name: string
  label: string
  any: string
  value: number | string | undefined
  options: readonly { value: number | string; label: string }[]
}

function Select({ name, label, any, value, options }: SelectProps) {
  return (
    <div className={`${layout.stack1} ${styles.field}`}>
      <label htmlFor={name} className={textStyles.label}>
        {label}
      </label>
      <select className={controls.input} id={name} name={name} defaultValue={value ?? ''}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface SearchFormProps {
  asked: RegisterQuestion
  lgas: readonly Choice[]
  types: readonly Choice[]
}

/** The search in the public register. It works without JavaScript, and its result has an address that can be sent to others. */
export function SearchForm({ asked, lgas, types }: SearchFormProps) {
  const standings = registerStandings.map((value) => ({ value, label: standingInWords(value).title }))
  return (
    <search className={styles.form}>
      <form method="get" action={paths.find()} className={styles.form}>
        <div className={styles.search}>
          <label htmlFor="q" className={textStyles.label}>
            Name or number of the facility
          </label>
          <input
            className={controls.input}
            id="q"
            name="q"
            type="search"
            defaultValue={asked.q}
            autoComplete="off"
            maxLength={100}
          />
          <button type="submit" className={controls.submit}>
            Search
          </button>
        </div>
        <div className={styles.filters}>
          <Select
            name="local_gov_area_id"
            label="Local government area"
            any="All areas"
            value={asked.local_gov_area_id}
            options={lgas}
          />
          <Select
            name="facility_type_id"
            label="Type of facility"
            any="All types"
            value={asked.facility_type_id}
            options={types}
          />
          <Select name="standing" label="Licence" any="Any" value={asked.standing} options={standings} />
          <button type="submit" className={controls.other}>
            Apply
          </button>
        </div>
      </form>
    </search>
  )
}
