import { useEffect } from 'react'

/**
 * Keeps Remix's scroll restoration from resetting the scroll position after a link to a fragment of the same page; call
 * once, in the root. The browser follows such a link itself: its history entry has no key, or that of the previous
 * entry when the link is followed again, and Remix would restore the position stored for that key.
 */
export function useFragmentEntries() {
	useEffect(() => {
		// Registered before the router's own listener.
		window.addEventListener('popstate', keyNewEntry, true)
		document.addEventListener('click', keyRepeatedEntry)
		return () => {
			window.removeEventListener('popstate', keyNewEntry, true)
			document.removeEventListener('click', keyRepeatedEntry)
		}
	}, [])
}

function keyNewEntry() {
	if (history.state === null) setNewKey()
}

function keyRepeatedEntry({ defaultPrevented, target }: MouseEvent) {
	const link = target instanceof Element ? target.closest('a') : null
	if (!defaultPrevented && link?.hash && link.href === location.href) setNewKey()
}

function setNewKey() {
	history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
}
