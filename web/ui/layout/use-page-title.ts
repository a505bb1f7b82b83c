import { createContext, useContext, useEffect } from 'react'

/** The name of the portal, behind the title of every page. */
export const ProductName = createContext('')

/** The title of a page as the browser's tab shows it. */
export function titleInTab(title: string, product: string): string {
  return product ? `${title} – ${product}` : title
}

/** Tells the browser's tab which page this is; a printed page is named after it too. */
export function usePageTitle(title: string): void {
  const product = useContext(ProductName)
  useEffect(() => {
    document.title = titleInTab(title, product)
  }, [title, product])
}
