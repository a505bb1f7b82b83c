import { importFieldRules } from './import-fields.ts'
import { asWritten, doubtful, nothing, nothingKnown, offerOf, type Reading, understood, wrong } from './reading.ts'
import { isNothing, oneLine, tidyText } from './written-text.ts'

const { request } = importFieldRules.email

/** As the forms accept an address. */
const address = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

const mistypedEnds = /\.(?:con|cim|vom|comm|cm|om|coms|c0m|co\.m)$/
const withoutDot = /@(gmail|yahoo|hotmail|outlook|ymail)(com)$/

/** An address without what typing and pasting bring into it. */
function repaired(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:e-?mail|mailto)\s*:\s*/, '')
    .replaceAll(/\s*(?:\(at\)|\[at\])\s*/g, '@')
    .replaceAll(/[<>"]/g, '')
    .replaceAll(/\s*@\s*/g, '@')
    .replaceAll(/\s*\.\s*/g, '.')
    .replace(/,(?=com?(?:\.\w+)?$|org$|net$|ng$)/, '.')
    .replace(/[.,;]+$/, '')
}

/** Reads an email address. */
export function readEmail(text: string): Reading<string> {
  const line = oneLine(text)
  if (line === '') return nothing
  const tidy = tidyText(text)
  if (isNothing(tidy) || /^no(?:\s?e-?mail)?$/i.test(tidy)) return nothingKnown
  const whole = repaired(tidy)
  if (address.test(whole) && whole.length <= 254) {
    if (mistypedEnds.test(whole)) {
      return doubtful([offerOf(whole.replace(mistypedEnds, '.com')), offerOf(whole)], 'Check how the address ends')
    }
    return whole === line.toLowerCase() ? asWritten(whole) : understood(whole)
  }
  const guess = whole.replace(withoutDot, '@$1.$2')
  if (guess !== whole && address.test(guess)) return doubtful([offerOf(guess)], request)
  const several = tidy
    .split(/[\s,;/|]+|\band\b|\bor\b/)
    .map(repaired)
    .filter((part) => address.test(part))
  return several.length > 0 ? doubtful(several.map(offerOf), 'Choose one email address') : wrong(request)
}
