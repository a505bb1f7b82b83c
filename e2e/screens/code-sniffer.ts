import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** What HTML_CodeSniffer says of a page; only messages of type 1 are errors, the others ask a person to look. */
interface Message {
  type: number
  code: string
  msg: string
  element: Element
}

declare global {
  interface Window {
    HTMLCS: {
      process: (standard: string, part: Document | Element, done: () => void, failed: () => void) => void
      getMessages: () => Message[]
    }
    /** A check that fails with an exception at an input whose `autocomplete` has one word; axe checks the same attribute. */
    HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5: { checkControlGroups: () => void }
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('html_codesniffer/build/HTMLCS.js')), 'utf8')

/** Techniques that the portal replaces by another one that WCAG allows for the same criterion. */
const replaced = [
  // Headers of groups of rows are told by their scope (H63), not by ids in each cell.
  'H43.HeadersRequired',
  // Answers save themselves and lists follow what is typed, without a change of context.
  'H32.2',
]

/** The errors that HTML_CodeSniffer finds on a page or in a part of it, by WCAG 2 AA. It stays loaded until the next document. */
export async function sniffedErrors(page: Page, part: string): Promise<{ code: string; says: string; at: string }[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(source)
  const errors = await page.evaluate(async (part) => {
    window.HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5.checkControlGroups = () => {}
    const checked = part === 'html' ? document : document.querySelector(part)
    if (!checked) throw new Error(`There is no ${part} on this page`)
    await new Promise<void>((resolve, reject) => window.HTMLCS.process('WCAG2AA', checked, resolve, reject))
    return (
      window.HTMLCS.getMessages()
        .filter(({ type }) => type === 1)
        // It reads the `color` of text in a drawing, which is painted with `fill`.
        .filter(({ code, element }) => !(code.includes('1_4_3') && element.closest('svg')))
        .map(({ code, msg, element }) => ({ code, says: msg, at: element.outerHTML.slice(0, 300) }))
    )
  }, part)
  return errors.filter(({ code }) => !replaced.some((technique) => code.endsWith(technique)))
}
