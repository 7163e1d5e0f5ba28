import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import { type Hole, isHole, type Personal } from '#app/domain/personal.ts'

/** Renders a personal part from a visitor's own data. */
export type DrawPart = (own: never) => ReactNode

/** What stands on the page in place of a personal part whose data is not there; null: it always is. */
export const HolesContext = createContext<((hole: Hole, draw: DrawPart) => ReactElement) | null>(
	null,
)

/**
 * A part of the page that is the visitor's own, drawn from the data that the loader gave with `context.personal`. A page
 * that is kept for many visitors has a hole in its place, which is filled for each (docs/decisions/0075). It begins and
 * ends with an element, and uses neither `useId` nor data of routes.
 */
export function Part<T>({
	from,
	children,
}: {
	from: Personal<T>
	children: (own: T) => ReactNode
}) {
	const leaveHole = useContext(HolesContext)
	if (!isHole(from)) return children(from)
	if (leaveHole === null) throw new Error('A hole on a page that is not kept')
	return leaveHole(from, children)
}
