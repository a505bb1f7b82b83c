/** What a template in the page contains. */
export function contentOfTemplate(template: string): DocumentFragment | undefined {
  const { template: html } = document.getElementById(template)?.dataset ?? {}
  if (html === undefined) return undefined
  const parsed = document.createElement('template')
  parsed.innerHTML = html
  return parsed.content
}

/** Clones the first element of a template in the page. */
export function cloneTemplate(template: string): HTMLElement | undefined {
  const copy = contentOfTemplate(template)?.firstElementChild
  return copy instanceof HTMLElement ? copy : undefined
}

/** Puts the first element of a template into the template's own place. Answers the element, the first time. */
export function unfoldTemplate(template: string): HTMLElement | undefined {
  const copy = cloneTemplate(template)
  if (copy) document.getElementById(template)?.replaceWith(copy)
  return copy
}
