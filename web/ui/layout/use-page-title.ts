import { createContext, useContext, useEffect } from 'react'

/** The name of the portal, behind the title of every page. */
export const ProductName = createContext('')

/** Tells the browser's tab which page this is; a printed page is named after it too. */
export function usePageTitle(title: string): void {
  const product = useContext(ProductName)
  useEffect(() => {
    document.title = product ? `${title} – ${product}` : title
  }, [title, product])
}
