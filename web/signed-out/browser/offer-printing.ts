/** Shows the Print buttons of the page, which can do nothing without a script. What can be unfolded is printed too. */
export function offerPrinting(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      for (const details of document.querySelectorAll('details')) details.open = true
      window.print()
    })
  }
}
