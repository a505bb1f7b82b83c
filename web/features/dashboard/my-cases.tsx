import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Section } from '../../ui/layout/page.tsx'
import { CaseTable } from './case-table.tsx'

/** The cases with the ministry that the signed-in officer has, the oldest first. */
export function MyCases() {
  return (
    <Section
      title="My cases"
      actions={
        <LinkButton to={paths.queue('assignee=me')} variant="default">
          See all my cases
        </LinkButton>
      }
    >
      <CaseTable
        caption="My cases"
        filters={{ with: 'ministry', assignee: 'me' }}
        howMany={10}
        empty={
          <EmptyState isSmall title="You have no case">
            Take one from the list below.
          </EmptyState>
        }
      />
    </Section>
  )
}
