const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.join('; ')}]`
  return typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([key, one]) => (one === true ? key : `${key}: ${inWords(one)}`))
        .join(', ')} }`
    : String(value)
}

interface Row {
  may: string
  offeredWhen: readonly string[]
  leadsTo: string | null
  asks: readonly string[]
  message: string | null
  causes: object
}

/** What follows each action of a table, line by line. Who may do it, and when, is compared with `docs/lifecycle.md`. */
export function actionsInWords(table: Record<string, Row>): string {
  return Object.entries(table)
    .map(([name, { may, offeredWhen, leadsTo, asks, causes, message, ...more }]) =>
      [
        `${name}: ${message ?? '–'}`,
        ...Object.entries({ ...more, ...causes }).map(
          ([key, value]) => `  ${key}${value === true ? '' : `: ${inWords(value)}`}`,
        ),
      ].join('\n'),
    )
    .join('\n')
}
