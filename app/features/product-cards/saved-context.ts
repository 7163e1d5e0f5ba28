import { createContext, useContext } from 'react'
import type { Personal } from '#app/domain/personal.ts'

/** Ids on the wishlist with pending changes. */
type Saved = { saved: readonly number[] }

/** Null where a page has no wishlist. */
export const SavedContext = createContext<Personal<Saved> | null>(null)

export function useSaved() {
	return useContext(SavedContext)
}
