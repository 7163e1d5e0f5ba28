import { useEffect, useRef, useState } from 'react'

/** How long a form is sent before it is covered, in ms. */
const patienceMs = 300

/**
 * The loading overlay of a form (spec section 7): once it has been sent for a moment, it is dimmed and inert until the
 * answer. The focus then returns to where it was. Without script nothing is covered.
 */
export function useOverlay(isSending: boolean) {
	const form = useRef<HTMLFormElement>(null)
	const [isCovered, setCovered] = useState(false)
	useEffect(() => {
		if (!isSending) return
		const timer = setTimeout(() => setCovered(true), patienceMs)
		return () => {
			clearTimeout(timer)
			setCovered(false)
		}
	}, [isSending])
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
