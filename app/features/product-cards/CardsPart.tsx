import type { ReactNode } from 'react'
import type { Personal } from '#app/domain/personal.ts'
import { Part } from '#app/ui/Part.tsx'
import { SavedContext, useSaved } from './saved-context.ts'

type CardsPartProps<T> = { from: Personal<T>; children: (own: T) => ReactNode }

/** A personal part with product cards. It may be drawn outside of the page, but its hearts show the page's wishlist. */
export function CardsPart<T>({ from, children }: CardsPartProps<T>) {
	const saved = useSaved()
	return (
		<Part<T> from={from}>
			{(own) => <SavedContext.Provider value={saved}>{children(own)}</SavedContext.Provider>}
		</Part>
	)
}
