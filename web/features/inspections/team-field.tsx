import { listOfficers } from '@portal/contract/cases/calls.ts'
import { maxTeam } from '@portal/domain/inspections/inspections.ts'
import { useController } from 'react-hook-form'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { Button } from '../../ui/form/button.tsx'
import { useField } from '../../ui/form/form-frame.ts'
import { Select } from '../../ui/form/inputs.tsx'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { nameOf } from './inspection-words.ts'
import styles from './inspections.module.css'

const hint = `At most ${maxTeam}, the lead inspector first. The team can also follow later.`

interface MemberProps {
  name: string
  isLead: boolean
  onLead: () => void
  onRemove: () => void
}

function Member({ name, isLead, onLead, onRemove }: MemberProps) {
  return (
    <li className={`${layout.row2} ${layout.between}`}>
      <span>
        {name}
        {isLead && <span className={textStyles.quiet}>, leads</span>}
      </span>
      <span className={layout.row1}>
        {!isLead && (
          <Button variant="subtle" isCompact onClick={onLead}>
            Let lead<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="subtle" isCompact onClick={onRemove}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  )
}

/** The inspectors of a visit. Its value is the list of their ids, the lead inspector first. */
export function TeamField({ name }: { name: string }) {
  const session = useSession()
  const { field } = useController({ name })
  const officers = useCall(listOfficers, { query: { duty: 'inspect' } })
  const all = officers.data?.data ?? []
  const ids: number[] = Array.isArray(field.value) ? field.value : []
  const labelOf = (id: number) => {
    const officer = all.find((one) => one.id === id)
    return `${officer ? nameOf(officer) : 'An officer without the duty'}${id === session?.id ? ' (you)' : ''}`
  }
  const others = all.filter(({ id }) => !ids.includes(id))
  const prompt = officers.data ? 'Add an inspector' : 'Loading'
  return (
    <div className={layout.stack2}>
      <Select
        {...useField({ name, label: 'Team', hint })}
        ref={field.ref}
        value=""
        disabled={ids.length >= maxTeam}
        onBlur={field.onBlur}
        onChange={({ currentTarget }) => field.onChange([...ids, Number(currentTarget.value)])}
      >
        <option value="">{ids.length >= maxTeam ? 'The team is complete' : prompt}</option>
        {others.map(({ id }) => (
          <option key={id} value={id}>
            {labelOf(id)}
          </option>
        ))}
      </Select>
      {ids.length > 0 && (
        <ol className={styles.team} aria-label="Team, the lead inspector first">
          {ids.map((id, index) => (
            <Member
              key={id}
              name={labelOf(id)}
              isLead={index === 0}
              onLead={() => field.onChange([id, ...ids.filter((other) => other !== id)])}
              onRemove={() => field.onChange(ids.filter((other) => other !== id))}
            />
          ))}
        </ol>
      )}
    </div>
  )
}
