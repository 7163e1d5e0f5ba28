import { useEffect } from 'react'

/**
 * Keeps Remix's scroll restoration from moving the page back after a link to a place of the same page; call it once,
 * in the root. Such a link is followed by the browser: its history entry has no key, or keeps the key of the entry
 * before when the link is pressed again, and Remix would restore the position it kept for that key.
 */
export function useFragmentEntries() {
	useEffect(() => {
		// Ahead of the router's own listener.
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
