import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ScriptedControl } from '#app/ui/ScriptedControl.tsx'

/** Prints the page; shown with script only. */
export function PrintButton({ children }: { children: ReactNode }) {
	return (
		<ScriptedControl>
			<Button type="button" onClick={() => window.print()}>
				{children}
			</Button>
		</ScriptedControl>
	)
}
