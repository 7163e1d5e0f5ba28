import { useNavigation } from '@remix-run/react'

/** A bar on top of the window while another page is on its way; it takes no room, and a quick page none of it. */
export function NavigationProgress({ label }: { label: string }) {
	const { state } = useNavigation()
	if (state === 'idle') return null
	return (
		<div role="status">
			<div className="navigation-progress" role="progressbar" aria-label={label} />
		</div>
	)
}
