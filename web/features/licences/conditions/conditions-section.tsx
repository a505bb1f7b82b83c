import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { Subsection } from '../../../ui/layout/subsection.tsx'
import { ConditionList } from './condition-list.tsx'

/** What an approval asks of the facility. Not shown where it asks nothing. */
export function ConditionsSection({ details: { conditions = [] } }: { details: RegistrationDetails }) {
  if (conditions.length === 0) return null
  return (
    <Section id="conditions" title="Conditions">
      <Panel>
        <ConditionList conditions={conditions} />
      </Panel>
    </Section>
  )
}

/** The same within the panel of a registration. */
export function ConditionsOfRegistration({ details: { conditions = [] } }: { details: RegistrationDetails }) {
  if (conditions.length === 0) return null
  return (
    <section aria-label="Conditions">
      <Subsection title="Conditions">
        <ConditionList conditions={conditions} />
      </Subsection>
    </section>
  )
}
