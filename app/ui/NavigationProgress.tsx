import { useNavigation } from '@remix-run/react'

/** A progress bar at the top of the window during client-side navigation; not shown for fast pages. */
export function NavigationProgress({ label }: { label: string }) {
	const { state } = useNavigation()
	return state === 'idle' ? null : <ProgressBar label={label} />
}

/** The bar alone, for a page that knows itself that the next one is awaited. */
export function ProgressBar({ label }: { label: string }) {
	return (
		<div role="status">
			<div
				className="fixed inset-x-0 top-0 z-10 h-0.75 origin-top-left animate-navigation-progress bg-link motion-reduce:[animation-duration:1ms]"
				role="progressbar"
				aria-label={label}
			/>
		</div>
	)
}
