import type { ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '#app/ui/Button.tsx'

/** Prints the page; rendered with script only. */
export function PrintButton({ children }: { children: ReactNode }) {
	if (!useHydrated()) return <span data-script="when-seen" />
	return (
		<Button type="button" onClick={() => window.print()}>
			{children}
		</Button>
	)
}
