/** Enables the Show button of each password field. The server renders these buttons hidden. */
export function revealPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveals]')) {
    const field = document.getElementById(button.dataset.reveals ?? '')
    if (!(field instanceof HTMLInputElement)) continue
    const label = field.labels?.[0]?.textContent?.toLowerCase() ?? 'password'
    const show = (isShown: boolean) => {
      field.type = isShown ? 'text' : 'password'
      button.textContent = isShown ? 'Hide' : 'Show'
      button.setAttribute('aria-label', `${button.textContent} ${label}`)
    }
    show(false)
    button.hidden = false
    button.addEventListener('click', () => show(field.type === 'password'))
  }
}
