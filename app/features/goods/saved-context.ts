import { createContext, useContext } from 'react'

/** Ids of the products put aside, as they will be; null where a page has no wishlist. */
export const SavedContext = createContext<ReadonlySet<number> | null>(null)

export function useSaved() {
	return useContext(SavedContext)
}
