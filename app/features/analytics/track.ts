import type { ShopEvent } from '#app/domain/shop-event.ts'

/** Ids of a company's trackers. */
export type TrackerIds = { analyticsId: string | null; pixelId: string | null }

const storageName = 'PURCHASES_TOLD'
const maxWaiting = 20
const maxRemembered = 50

let waiting: ShopEvent[] = []
let send: ((event: ShopEvent) => void) | undefined

/** Sends an event, or queues it until a listener is set; without consent there is never one. */
export function track(event: ShopEvent) {
	if (send) sendOnce(event, send)
	else if (waiting.length < maxWaiting) waiting.push(event)
}

/** Sets the listener for events, and sends it the queued ones. */
export function listen(listener: (event: ShopEvent) => void) {
	send = listener
	for (const event of waiting) sendOnce(event, listener)
	waiting = []
}

// A success page may be opened several times: a purchase is sent once.
function sendOnce(event: ShopEvent, listener: (event: ShopEvent) => void) {
	const { orderNumber } = event
	if (orderNumber !== undefined) {
		const sentOrders = (localStorage.getItem(storageName) ?? '').split(' ')
		if (sentOrders.includes(orderNumber)) return
		localStorage.setItem(
			storageName,
			[orderNumber, ...sentOrders].slice(0, maxRemembered).join(' '),
		)
	}
	listener(event)
}
