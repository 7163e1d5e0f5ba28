import type { ReactNode } from 'react'

/** A short word on the accent's strong tint: a percentage, "Baru". */
export function Tag({ children }: { children: ReactNode }) {
	return <span className="tag">{children}</span>
}
