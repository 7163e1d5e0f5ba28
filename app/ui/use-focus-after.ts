import { type RefObject, useEffect } from 'react'

/** Moves the focus to the page's content if it was lost because this element, which had it, is gone. */
export function focusContentAfter(element: Element | null) {
	if (element === null || element.isConnected || document.activeElement !== document.body) return
	document.getElementById('main')?.focus({ preventScroll: true })
}

/** Does that when the element is removed, or hidden by its component. */
export function useFocusAfter(box: RefObject<Element>, isShown = true) {
	useEffect(() => {
		const element = box.current
		if (isShown) return () => focusContentAfter(element)
	}, [box, isShown])
}
