import { formatNaira, isAmount } from '@portal/domain/money/money.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Line } from './line-targets.tsx'
import styles from './reconciliation.module.css'

/** What an officer has chosen for a part of a line. The amount is as it was typed. */
export interface ChosenPart {
  target: Line['targets'][number]
  amount: string
}

/** The amount of a part in naira; undefined if it is none. */
export function sentAmount({ amount }: ChosenPart): number | undefined {
  const naira = Number(amount.replace(/^₦/, '').replaceAll(/[,\s]/g, ''))
  return amount.trim() !== '' && isAmount(naira) ? naira : undefined
}

/** What is left of a line in naira; negative if too much is chosen. */
export function leftOf({ amount }: Line, parts: readonly ChosenPart[]): number {
  const chosen = parts.reduce((sum, part) => sum + Math.round((sentAmount(part) ?? 0) * 100), 0)
  return (Math.round(amount * 100) - chosen) / 100
}

/** What a payment or an invoice is called. */
export function targetName({ company_name, invoice_number, reference, payment_id }: ChosenPart['target']): string {
  const number = payment_id === null ? invoice_number : (reference ?? invoice_number)
  return [company_name, number].filter(Boolean).join(', ')
}

interface PartsProps {
  line: Line
  parts: readonly ChosenPart[]
  onChange: (parts: ChosenPart[]) => void
}

/** The parts of a line: of an invoice the amount can be changed, a payment has its own. */
export function ChosenParts({ line, parts, onChange }: PartsProps) {
  if (parts.length === 0) return null
  const left = leftOf(line, parts)
  return (
    <section aria-label="Parts of the line">
      <ul className={`${layout.stack2} ${styles.parts}`}>
        {parts.map((part, index) => (
          <li key={`${part.target.payment_id}/${part.target.invoice_id}`}>
            {part.target.payment_id === null ? (
              <TextInput
                label={targetName(part.target)}
                description={`Owes ${formatNaira(part.target.amount)}`}
                inputMode="decimal"
                maxLength={20}
                value={part.amount}
                onChange={({ currentTarget: { value } }) =>
                  onChange(parts.map((one, at) => (at === index ? { ...one, amount: value } : one)))
                }
              />
            ) : (
              <div>
                {targetName(part.target)}: {formatNaira(part.target.amount)}
              </div>
            )}
            <Button variant="subtle" isCompact onClick={() => onChange(parts.filter((one) => one !== part))}>
              Remove<VisuallyHidden> {targetName(part.target)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">
        {left === 0
          ? 'The parts add up to the line.'
          : left > 0
            ? `${formatNaira(left)} is left. Choose another payment or invoice for it.`
            : `That is ${formatNaira(-left)} too much.`}
      </p>
    </section>
  )
}
