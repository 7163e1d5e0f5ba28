import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'

type ScriptedControlProps = {
	/** For its size and place. */
	className?: string
	children: ReactNode
}

/**
 * A control that only works with script, which starts when it is about to be seen. Its space is reserved before, so that
 * nothing moves; without script and in data-saving mode it takes none.
 */
export function ScriptedControl({ className, children }: ScriptedControlProps) {
	const isReady = useHydrated()
	return (
		<span
			className={clsx(isReady ? 'grid' : 'invisible hidden scripted:grid', className)}
			data-script="when-seen"
		>
			{children}
		</span>
	)
}
