import { cloneTemplate } from './clone-template.ts'

/** Removes the error messages of the last attempt. */
export function clearProblems(form: HTMLFormElement): void {
  for (const message of form.querySelectorAll('[role="alert"], [data-error]')) message.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    describe(field, (id) => id !== `${field.id}-error`)
  }
}

/** Shows the errors: a summary above the form, which gets the focus, and a message beside each field. */
export function showProblems(form: HTMLFormElement, problems: Record<string, string>): void {
  const summary = cloneTemplate('error-summary')
  const line = summary?.querySelector('li')
  if (!summary || !line) return
  const found = Object.entries(problems).map(([name, message]) => ({
    field: form.querySelector(`[id="${name}"]`),
    message,
  }))
  const order = [...form.elements]
  found.sort((one, other) => placeOf(one.field, order) - placeOf(other.field, order))
  line.replaceWith(...found.map(({ field, message }) => summaryLine(line, field, message)))
  for (const { field, message } of found) if (field) markField(field, message)
  form.prepend(summary)
  summary.focus()
}

function placeOf(field: Element | null, order: Element[]): number {
  return field ? order.indexOf(field) : -1
}

function summaryLine(template: HTMLElement, field: Element | null, message: string): Node {
  const line = template.cloneNode(true)
  const link = line instanceof HTMLElement ? line.querySelector('a') : null
  if (!field || !link) {
    line.textContent = message
    return line
  }
  link.textContent = message
  link.href = `#${field.id}`
  link.onclick = (event) => {
    event.preventDefault()
    if (field instanceof HTMLElement) field.focus()
    field.scrollIntoView?.({ block: 'center' })
  }
  return line
}

function markField(field: Element, message: string): void {
  const fieldError = cloneTemplate('field-error')
  if (!fieldError) return
  fieldError.id = `${field.id}-error`
  fieldError.textContent = message
  // The message is placed between the label and the input, or the box around the input and its button.
  const box = field.closest('[data-input]') ?? field
  box.before(fieldError)
  field.setAttribute('aria-invalid', 'true')
  describe(field, () => true, fieldError.id)
}

function describe(field: Element, keeps: (id: string) => boolean, added = ''): void {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(keeps)
  field.setAttribute('aria-describedby', [...ids, added].filter(Boolean).join(' '))
}
