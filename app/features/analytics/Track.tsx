import { useEffect, useRef } from 'react'
import type { ShopEvent } from '#app/domain/shop-event.ts'
import { track } from './track.ts'

/** Sends an analytics event once per page; nothing without consent. */
export function Track({ event }: { event: ShopEvent | undefined }) {
	// Compared as text: a new object with the same event is not sent again.
	const sentEvent = useRef('')
	useEffect(() => {
		const text = JSON.stringify(event)
		if (event === undefined || text === sentEvent.current) return
		sentEvent.current = text
		track(event)
	}, [event])
	return null
}
