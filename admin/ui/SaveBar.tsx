import type { ReactNode } from 'react'

/** The buttons of a long form, which stay in view at its end. */
export function SaveBar({ children }: { children: ReactNode }) {
	return (
		<div className="sticky bottom-0 z-1 -mx-(--gutter) flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground px-(--gutter) py-3 sm:mx-0 sm:rounded-card sm:border sm:px-5">
			{children}
		</div>
	)
}
