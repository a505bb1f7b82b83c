import { expect } from 'vitest'

interface PageMatchers<R = unknown> {
  toBeVisible(): R
  toBeInTheDocument(): R
  toHaveFocus(): R
  toBeChecked(): R
  toBeDisabled(): R
  toHaveValue(value: string): R
  toHaveAttribute(name: string, value?: string): R
  toHaveTextContent(text: string | RegExp): R
  toHaveAccessibleDescription(text: string | RegExp): R
}

declare module 'vitest' {
  // The type parameters must have the same names as in Vitest's declaration.
  interface Matchers<R, T> extends PageMatchers<R> {}
}

function isSame(actual: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? actual.includes(wanted) : wanted.test(actual)
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => textOf(document.getElementById(id))).join(' ')
}

function verdict(pass: boolean, actual: string) {
  return { pass, message: () => `It is: ${actual}` }
}

/** Whether this element hides its content. */
function hides(element: HTMLElement, child: Element | null): boolean {
  const { display, visibility, opacity } = getComputedStyle(element)
  if (element.hidden || display === 'none' || visibility === 'hidden' || visibility === 'collapse') return true
  if (opacity === '0') return true
  const isClosed = element instanceof HTMLDetailsElement || element instanceof HTMLDialogElement ? !element.open : false
  const isSummary = child?.tagName === 'SUMMARY' && child === element.querySelector(':scope > summary')
  return isClosed && !isSummary && (child !== null || element instanceof HTMLDialogElement)
}

/** Whether the element is visible on the page. Style sheets are not loaded in tests. */
function isVisible(element: HTMLElement): boolean {
  if (!element.isConnected) return false
  let child: Element | null = null
  for (let here: HTMLElement | null = element; here; child = here, here = here.parentElement) {
    if (hides(here, child)) return false
  }
  return true
}

expect.extend({
  toBeVisible: (element: HTMLElement) => verdict(isVisible(element), element.outerHTML),
  toBeInTheDocument: (element: Element | null) => verdict(element?.isConnected === true, String(element)),
  toHaveFocus: (element: Element) =>
    verdict(document.activeElement === element, document.activeElement?.outerHTML ?? ''),
  toBeChecked: (element: HTMLInputElement) => verdict(element.checked, String(element.checked)),
  toBeDisabled: (element: HTMLInputElement) => verdict(element.disabled, String(element.disabled)),
  toHaveValue: (element: HTMLInputElement, value: string) => verdict(element.value === value, element.value),
  toHaveAttribute(element: Element, name: string, value?: string) {
    const actual = element.getAttribute(name)
    return verdict(value === undefined ? actual !== null : actual === value, String(actual))
  },
  toHaveTextContent: (element: Element, text: string | RegExp) =>
    verdict(isSame(textOf(element), text), textOf(element)),
  toHaveAccessibleDescription: (element: Element, text: string | RegExp) =>
    verdict(isSame(descriptionOf(element), text), descriptionOf(element)),
})
