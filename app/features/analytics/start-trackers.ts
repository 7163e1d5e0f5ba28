import type { ShopEvent } from '#app/domain/shop-event.ts'
import { startAnalytics } from './google-analytics.ts'
import { startPixel } from './meta-pixel.ts'
import { listen, type TrackerIds } from './track.ts'

let started = false

/** Loads the trackers of the given ids once per document, and sends them all further events. */
export function startTrackers({ analyticsId, pixelId }: TrackerIds) {
	if (started) return
	started = true
	const senders: ((event: ShopEvent) => void)[] = []
	if (analyticsId !== null) senders.push(startAnalytics(analyticsId))
	if (pixelId !== null) senders.push(startPixel(pixelId))
	listen((event) => {
		for (const send of senders) send(event)
	})
}
