import { type Printable, printables } from '@portal/domain/actions/printouts.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'

const pathOf = {
  'Print Certificate': paths.certificate,
  'Print Temporarily Statement': paths.statement,
} as const satisfies Record<Printable, (registrationId: number) => string>

/** Links to the documents that may be printed now. Spec §4.4. */
export function PrintLinks({ registrationId, offered }: { registrationId: number; offered: readonly string[] }) {
  return printables
    .filter((name) => offered.includes(name))
    .map((name) => (
      <LinkButton key={name} to={pathOf[name](registrationId)} variant="default" icon={<Icon name="print" />}>
        {name}
      </LinkButton>
    ))
}
