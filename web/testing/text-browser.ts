import type { SignedOutPage } from '@portal/contract/public/signed-out-pages.ts'
import { showPage } from './signed-out-page.ts'

const blocks =
  'address,article,aside,br,button,dd,div,dl,dt,fieldset,footer,form,h1,h2,h3,header,label,legend,li,main,nav,ol,p,search,section,select,ul'

/** The lines that a browser without styles and scripts shows of a page. It also shows what is hidden, and each choice of a list. */
export function linesOf(page: SignedOutPage): string[] {
  showPage(page)
  return linesIn(document.body)
}

/** The lines of a page between its head and its foot. */
export function mainLinesOf(page: SignedOutPage): string[] {
  showPage(page)
  return [...document.querySelectorAll('main')].flatMap(linesIn)
}

function linesIn(part: HTMLElement): string[] {
  for (const element of part.querySelectorAll('script, style, svg')) element.remove()
  for (const option of part.querySelectorAll('option')) option.append(' | ')
  for (const block of part.querySelectorAll(blocks)) {
    block.before('\n')
    block.after('\n')
  }
  const lines = (part.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter((line) => line !== '')
}
