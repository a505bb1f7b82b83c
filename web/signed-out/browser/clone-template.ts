/** Clones the first element of a template in the page. */
export function cloneTemplate(template: string): HTMLElement | undefined {
  const found = document.getElementById(template)
  const copy = found instanceof HTMLTemplateElement ? found.content.firstElementChild?.cloneNode(true) : undefined
  return copy instanceof HTMLElement ? copy : undefined
}
