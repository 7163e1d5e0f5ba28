import type { ReactNode } from 'react'

export type BadgeColour = 'yellow' | 'green' | 'blue' | 'orange' | 'sky' | 'red' | 'grey'

/** A state: a dot and its word. */
export function Badge({ colour, children }: { colour: BadgeColour; children: ReactNode }) {
	return <span className={`badge c-${colour}`}>{children}</span>
}
