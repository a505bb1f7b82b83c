import { inspectedInWords } from '@portal/domain/inspections/inspected-in-words.ts'
import { outcomeInWords, templateOf } from '../../features/licences/verification/outcome-words.ts'
import { type PaperFacts, paperRows, piecesOf } from '../../features/licences/verification/paper-rows.ts'
import { cloneTemplate, contentOfTemplate, unfoldTemplate } from '../browser/clone-template.ts'
import type { CodeResult } from './check-code.ts'

/** Shows a result at the top of the page: the outcome, then what must be printed on the paper. */
export function showResult({ outcome, facts, inspection }: CodeResult, retry: () => void): void {
  const { title, text } = outcomeInWords(outcome, facts?.kind)
  const notice = cloneTemplate(`outcome-${templateOf(outcome)}`)
  const place = document.getElementById('code-outcome')
  if (!notice || !place) return
  notice.querySelector('section')?.setAttribute('aria-label', title)
  write(notice.querySelector('h2'), title)
  const paragraph = notice.querySelector('p')
  write(paragraph, text)
  if (inspection) paragraph?.after(paragraphWith(inspectedInWords(inspection).text))
  notice.querySelector('[data-retry]')?.addEventListener('click', retry)
  place.replaceChildren(notice)
  place.hidden = false
  showNext(facts)
  showFacts(facts)
  showTitle(title, facts)
}

/** Moves the focus to the heading, so that whoever cannot see the page hears first what it is about, then the outcome. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

function paragraphWith(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph
}

function showTitle(outcome: string, facts: PaperFacts | undefined): void {
  const heading = document.querySelector('main h1')
  write(heading, facts?.facility_name ?? 'Check it again')
  write(heading?.nextElementSibling, facts?.number ?? '')
  document.title = [outcome, ...document.title.split(' – ').slice(1)].join(' – ')
}

/** The form is for the next paper. Whoever got no answer tries the same one again, as the heading of the page says. */
function showNext(facts: PaperFacts | undefined): void {
  if (facts) unfoldTemplate('check-another')
  const heading = document.getElementById('check-next')
  if (heading) heading.hidden = !facts
}

function showFacts(facts: PaperFacts | undefined): void {
  const place = document.getElementById('code-facts')
  if (!place) return
  place.hidden = !facts
  place.replaceChildren(...((facts && contentOfTemplate('paper-facts')?.childNodes) ?? []))
  const line = place.querySelector('dl > *')
  if (!facts || !line) return
  line.replaceWith(...paperRows(facts).map(({ label, value }) => lineOf(line, label, value)))
}

function lineOf(template: Element, label: string, value: string): Node {
  const line = template.cloneNode(true)
  if (line instanceof Element) {
    write(line.querySelector('dt'), label)
    line
      .querySelector('dd')
      ?.replaceChildren(...piecesOf(value).flatMap((piece) => [piece, document.createElement('wbr')]))
  }
  return line
}

function write(element: Element | null | undefined, text: string): void {
  if (element) element.textContent = text
}
