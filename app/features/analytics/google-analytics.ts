import type { ShopEvent } from '#app/domain/shop-event.ts'
import { loadScript } from './load-script.ts'

declare global {
	interface Window {
		dataLayer?: unknown[]
	}
}

/** Loads Google Analytics; returns a function that sends it an event. */
export function startAnalytics(id: string): (event: ShopEvent) => void {
	const layer = (window.dataLayer ??= [])
	function gtag(..._words: unknown[]) {
		// gtag.js reads the arguments object itself, not an array.
		// oxlint-disable-next-line prefer-rest-params
		layer.push(arguments)
	}
	gtag('js', new Date())
	gtag('config', id)
	loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
	return ({ name, value, items, orderNumber }) =>
		gtag('event', name, {
			currency: 'IDR',
			value,
			items: items.map((item) => ({
				item_id: item.id,
				item_name: item.name,
				price: item.price,
				quantity: item.quantity,
			})),
			transaction_id: orderNumber,
		})
}
