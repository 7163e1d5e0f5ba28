import { useEffect, useRef } from 'react'
import type { ShopEvent } from '#app/domain/shop-event.ts'
import { track } from './track.ts'

/** Tells of what a page shows, once per page; nothing when the visitor is not measured. */
export function Track({ event }: { event: ShopEvent | undefined }) {
	// The same event in another object is the same event.
	const sentEvent = useRef('')
	useEffect(() => {
		const text = JSON.stringify(event)
		if (event === undefined || text === sentEvent.current) return
		sentEvent.current = text
		track(event)
	}, [event])
	return null
}
