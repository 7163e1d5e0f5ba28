import type { ShopEvent } from '#app/domain/shop-event.ts'
import { loadScript } from './load-script.ts'

type Fbq = {
	(...texts: unknown[]): void
	callMethod?: (...texts: unknown[]) => void
	queue: unknown[][]
	push: unknown
	loaded: boolean
	version: string
}

declare global {
	interface Window {
		fbq?: Fbq
		_fbq?: Fbq
	}
}

const names: Record<ShopEvent['name'], string> = {
	view_item: 'ViewContent',
	add_to_cart: 'AddToCart',
	begin_checkout: 'InitiateCheckout',
	purchase: 'Purchase',
}

/** Loads the Meta pixel; returns a function that sends it an event. */
export function startPixel(id: string): (event: ShopEvent) => void {
	const fbq = (window.fbq ??= queueing())
	window._fbq ??= fbq
	fbq('init', id)
	fbq('track', 'PageView')
	loadScript('https://connect.facebook.net/en_US/fbevents.js')
	return ({ name, value, items, orderNumber }) =>
		fbq(
			'track',
			names[name],
			{
				currency: 'IDR',
				value,
				content_type: 'product',
				content_ids: items.map((item) => item.id),
				contents: items.map(({ id, quantity }) => ({ id, quantity })),
			},
			...(orderNumber === undefined ? [] : [{ eventID: orderNumber }]),
		)
}

// The stub the pixel's script expects: queues calls until the script has loaded.
function queueing(): Fbq {
	const fbq: Fbq = Object.assign(
		(...texts: unknown[]) => {
			if (fbq.callMethod) fbq.callMethod(...texts)
			else fbq.queue.push(texts)
		},
		{ queue: new Array<unknown[]>(), push: undefined, loaded: true, version: '2.0' },
	)
	fbq.push = fbq
	return fbq
}
