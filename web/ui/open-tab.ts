/** Opens an empty tab during the click. A tab opened later, when the link has arrived, would be blocked as a pop-up. */
export function openTab(name: string): Window | null {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = name
    tab.document.body.textContent = `Opening ${name} …`
  }
  return tab
}
