import type { Call } from './call.ts'
import { DigitalPurchases, DownloadPath } from './customer-orders.server.ts'
import { type KnownOrder, knownOrderBody } from './orders.server.ts'
import type { ApiFile, OpenFile } from './open-file.server.ts'

/**
 * Files of a guest's order, by order number and phone, for a browser that opened the order before; 'missing' unless
 * number and phone belong together.
 */
export function guestFilesApi(call: Call, open: OpenFile) {
	return {
		list: (order: KnownOrder) =>
			call(DigitalPurchases, {
				method: 'POST',
				path: '/guest-order/product-digital',
				body: knownOrderBody(order),
			}),
		/** Counts one download and opens the file. 'conflict' DOWNLOADS_USED_UP, DOWNLOAD_EXPIRED. */
		async download(order: KnownOrder, position: number): Promise<ApiFile> {
			const path = await call(DownloadPath, {
				method: 'POST',
				path: '/guest-order/download',
				body: { ...knownOrderBody(order), LINE_POSITION: position },
			})
			return open(path)
		},
	}
}
