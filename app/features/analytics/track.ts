import type { ShopEvent } from '#app/domain/shop-event.ts'

/** What a company measures with. */
export type TrackerIds = { analyticsId: string | null; pixelId: string | null }

const storageName = 'PURCHASES_TOLD'
const maxWaiting = 20
const maxRemembered = 50

let waiting: ShopEvent[] = []
let send: ((event: ShopEvent) => void) | undefined

/** Tells of an event, or keeps it until somebody may listen; without consent nobody ever does. */
export function track(event: ShopEvent) {
	if (send) sendOnce(event, send)
	else if (waiting.length < maxWaiting) waiting.push(event)
}

/** From now on events go to `listener`, those that wait first. */
export function listen(listener: (event: ShopEvent) => void) {
	send = listener
	for (const event of waiting) sendOnce(event, listener)
	waiting = []
}

// A success page may be opened many times: an order is told of once.
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
