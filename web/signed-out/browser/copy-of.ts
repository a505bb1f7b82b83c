/** A copy of what the server put into a template of the page. */
export function copyOf(template: string): HTMLElement | undefined {
  const found = document.getElementById(template)
  const copy = found instanceof HTMLTemplateElement ? found.content.firstElementChild?.cloneNode(true) : undefined
  return copy instanceof HTMLElement ? copy : undefined
}
