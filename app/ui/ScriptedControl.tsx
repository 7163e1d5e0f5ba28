import type { ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'

/**
 * A control that only works with script, which starts when it is about to be seen. Its space is reserved before, so that
 * nothing moves; without script and in data-saving mode it takes none.
 */
export function ScriptedControl({ children }: { children: ReactNode }) {
	const isReady = useHydrated()
	return (
		<span className={isReady ? 'grid' : 'invisible hidden scripted:grid'} data-script="when-seen">
			{children}
		</span>
	)
}
