import type { Reply } from '@portal/contract/call.ts'
import type { showReport } from '@portal/contract/reports/calls/reports.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { lazily } from '@portal/domain/text/lazily.ts'

/** A report with its figures. */
export type Report = Reply<typeof showReport>['data']

type Unit = Report['columns'][number]['unit']

const inFigures = lazily(() => new Intl.NumberFormat('en-NG'))
const inPercent = lazily(() => new Intl.NumberFormat('en-NG', { style: 'percent', maximumFractionDigits: 0 }))

/** A figure as people read it: 1,204, 75%, ₦1,500, or – where there is none. */
export function figureInWords(figure: number | null | undefined, unit: Unit): string {
  if (figure === null || figure === undefined) return '–'
  if (unit === 'percent') return inPercent().format(figure)
  return unit === 'naira' ? formatNaira(figure) : inFigures().format(figure)
}
