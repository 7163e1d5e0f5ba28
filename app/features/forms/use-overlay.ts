import { useEffect, useRef, useState } from 'react'

/** How long a form is sent before it is covered, in ms. */
const patienceMs = 300

/**
 * The loading overlay of a form (spec section 7): once it has been sent for a moment, it is dimmed and inert until the
 * answer. The focus then returns to where it was. Without script nothing is covered.
 */
export function useOverlay(isSending: boolean) {
	const form = useRef<HTMLFormElement>(null)
	const [isLong, setLong] = useState(false)
	useEffect(() => {
		if (!isSending) return
		const timer = setTimeout(() => setLong(true), patienceMs)
		return () => {
			clearTimeout(timer)
			setLong(false)
		}
	}, [isSending])
	// Uncovered with the answer, not after it: the error summary takes the focus then, which an inert form refuses.
	const isCovered = isSending && isLong
	useEffect(() => {
		const element = form.current
		if (!isCovered || element === null) return
		const { activeElement } = document
		element.inert = true
		return () => {
			element.inert = false
			if (activeElement instanceof HTMLElement && document.activeElement === document.body) {
				activeElement.focus({ preventScroll: true })
			}
		}
	}, [isCovered])
	return { form, isCovered }
}
