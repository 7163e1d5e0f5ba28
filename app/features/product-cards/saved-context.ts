import { createContext, useContext } from 'react'

/** Ids on the wishlist with pending changes; null where a page has no wishlist. */
export const SavedContext = createContext<ReadonlySet<number> | null>(null)

export function useSaved() {
	return useContext(SavedContext)
}
