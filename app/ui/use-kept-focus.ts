import { useFetchers, useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** An element that has the focus lies in the child `index` of `parent`. */
type Place = { parent: Element; index: number }

/**
 * When script takes what has the focus off the page, such as a line whose button was pressed, the focus goes to what
 * stands in its place, or to the content: else it is on no element, and a screen reader starts at the top again.
 */
export function useKeptFocus() {
	const { key } = useLocation()
	const { state } = useNavigation()
	const fetchers = useFetchers()
	const places = useRef<Place[]>([])
	useEffect(() => {
		const note = ({ target }: Pick<FocusEvent, 'target'>) => {
			const isAny = target instanceof Element && target !== document.body
			places.current = isAny ? placesOf(target) : []
		}
		// Script may have started by this very focus.
		note({ target: document.activeElement })
		const forget = ({ target }: FocusEvent) => {
			// Somebody moved on, unless it is being removed: browsers differ in whether they say so, and when.
			queueMicrotask(() => {
				const isLeft = target instanceof Element && target.isConnected
				if (isLeft && document.activeElement === document.body) places.current = []
			})
		}
		document.addEventListener('focusin', note)
		document.addEventListener('focusout', forget)
		return () => {
			document.removeEventListener('focusin', note)
			document.removeEventListener('focusout', forget)
		}
	}, [])
	useEffect(() => {
		if (document.activeElement !== document.body) return
		const main = document.getElementById('main')
		const place = places.current.find(({ parent }) => parent.isConnected)
		places.current = []
		if (main === null || place === undefined) return
		const isWithin = place.parent !== main && main.contains(place.parent)
		const focused = (isWithin && neighbourAt(place)) || main
		focused.focus({ preventScroll: true })
	}, [key, state, fetchers])
}

/** From the element's own parent up to the page's content. */
function placesOf(element: Element): Place[] {
	const places: Place[] = []
	for (let at = element; at.parentElement !== null && at.id !== 'main'; at = at.parentElement) {
		places.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) })
	}
	return places
}

/** The first link or button in what stands there now. A field would open a phone's keyboard. */
function neighbourAt({ parent, index }: Place): HTMLElement | null | undefined {
	const item = parent.children[Math.min(index, parent.children.length - 1)]
	return item?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button')
}
