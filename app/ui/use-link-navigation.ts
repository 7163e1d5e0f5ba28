import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'

/** Follows plain in-shop links without a new document; call it once, in the root. */
export function useLinkNavigation() {
	const navigate = useNavigate()
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const to = inShopTarget(event)
			if (to === undefined) return
			event.preventDefault()
			navigate(to)
		}
		document.addEventListener('click', follow)
		// Ahead of the router's own listener.
		window.addEventListener('popstate', keyEntry, true)
		return () => {
			document.removeEventListener('click', follow)
			window.removeEventListener('popstate', keyEntry, true)
		}
	}, [navigate])
}

/**
 * A link to a place of the same page is followed by the browser, whose history entry has no key, or keeps that of the
 * entry before when the link is pressed again: the router would go back to the scroll position kept for it. With a key
 * of its own each press scrolls to its element, and back leads to where the page was left.
 */
function keyEntry() {
	if (history.state === null) newKey()
}

function newKey() {
	history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
}

function inShopTarget(event: MouseEvent): string | undefined {
	if (event.defaultPrevented || event.button !== 0) return
	// A new document, which the worker answers.
	if (!navigator.onLine) return
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
	const link = inShopLink(event.target)
	if (link === undefined) return
	const here = link.pathname === location.pathname && link.search === location.search
	if (here && link.hash !== '') {
		if (link.hash === location.hash) newKey()
		return
	}
	return link.pathname + link.search + link.hash
}

/** The link at that place of the page, if it leads to a page that needs no new document. */
export function inShopLink(target: EventTarget | null): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest('a') : null
	if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined
	const isNear = link.dataset.reload === undefined && link.origin === location.origin
	return isNear ? link : undefined
}
