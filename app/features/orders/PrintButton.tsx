import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'

/** Prints the page; rendered with script only. */
export function PrintButton({ children }: { children: ReactNode }) {
	const [scripted, setScripted] = useState(false)
	useEffect(() => setScripted(true), [])
	if (!scripted) return <span data-script="when-seen" />
	return (
		<Button type="button" onClick={() => window.print()}>
			{children}
		</Button>
	)
}
