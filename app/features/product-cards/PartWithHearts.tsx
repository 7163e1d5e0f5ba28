import type { ReactNode } from 'react'
import type { Personal } from '#app/domain/personal.ts'
import { Part } from '#app/ui/Part.tsx'
import { SavedContext, useSaved } from './saved-context.ts'

type PartWithHeartsProps<T> = { from: Personal<T>; children: (own: T) => ReactNode }

/** A personal part with hearts of products. It may be drawn outside of the page, but they show the page's wishlist. */
export function PartWithHearts<T>({ from, children }: PartWithHeartsProps<T>) {
	const saved = useSaved()
	return (
		<Part<T> from={from}>
			{(own) => <SavedContext.Provider value={saved}>{children(own)}</SavedContext.Provider>}
		</Part>
	)
}
