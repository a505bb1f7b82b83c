import { normaliseFolio } from '../applications/folio.ts'
import { importFieldRules } from './import-fields.ts'
import { asWritten, nothing, nothingKnown, type Reading, understood, wrong } from './reading.ts'
import { isNothing, oneLine, tidyText } from './written-text.ts'

/** With 0 for O in each run that has a figure: PHF/OO12 becomes PHF/0012, and PHO and NO1 stay. */
function withDigits(text: string): string {
  return text.replaceAll(/(?<![A-Za-z])[Oo\d]*\d[Oo\d]*(?![A-Za-z])/g, (run) => run.replaceAll(/[Oo]/g, '0'))
}

/** A number as it is printed, with plain dashes. Its letters and signs stay. */
export function readPaperNumber(text: string): Reading<string> {
  return readNumber(text, importFieldRules.paper_number.maxLength, (tidy) =>
    withDigits(tidy.replaceAll(/[‐-―−]/g, '-')),
  )
}

const cacNumber = /^(RC|BN|IT|LP|LLP)([\s:./-]*)([\dOoIl]*\d[\dOoIl]*|[Oo]\d+)$/i

/** A number at the Corporate Affairs Commission. An unusual one stays as it is: the forms only warn of it. */
export function readCac(text: string): Reading<string> {
  return readNumber(text, importFieldRules.cac.maxLength, (tidy) => {
    const bare = tidy.replace(/^CAC[\s:./-]+(?=[A-Z]|\d)/i, '').replace(/\bNO[.:\s]*(?=\d)/i, '')
    const [, prefix, , digits] = cacNumber.exec(bare) ?? []
    if (prefix === undefined || digits === undefined) return bare.replaceAll(/[‐-―−]/g, '-')
    return `${prefix.toUpperCase()}${digits.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1')}`
  })
}

function readNumber(text: string, maxLength: number, repair: (tidy: string) => string): Reading<string> {
  const line = oneLine(text)
  if (line === '') return nothing
  const tidy = tidyText(text)
  if (isNothing(tidy) || /^(?:pending|in process|awaiting|not yet(?: issued)?|nil)$/i.test(tidy)) return nothingKnown
  const value = repair(tidy)
  if (value.length > maxLength) return wrong(`Use at most ${maxLength} characters`)
  return value === line ? asWritten(value) : understood(value)
}

/** A folio number: digits, or MDCN/R/ and digits. */
export function readFolio(text: string): Reading<string> {
  const line = oneLine(text)
  if (line === '') return nothing
  const tidy = tidyText(text)
  if (isNothing(tidy)) return nothingKnown
  const bare = tidy.replace(/^(?:folio|no)[\s.:]*(?:no|number)?[\s.:]*/i, '').replace(/[\s.,]+$/, '')
  const direct = normaliseFolio(bare)
  if (direct !== undefined) return direct === line ? asWritten(direct) : understood(direct)
  const repaired = bare.replace(/[\dOoIl\s,]+$/, (run) =>
    run.replaceAll(/[\s,]/g, '').replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1'),
  )
  const folio = /\d/.test(bare) ? normaliseFolio(repaired.replace(/^MDCN[\s/.-]*(?=\d)/i, 'MDCN/R/')) : undefined
  return folio === undefined ? wrong(importFieldRules.officer_folio.request) : understood(folio)
}
