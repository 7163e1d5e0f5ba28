import { isSameText } from '#process/same-text.ts'
import { readJsonBytes } from '#website-api/modules/platform/gateways/read-json-bytes.ts'
import type { CourierPush } from '#website-api/modules/platform/couriers/courier-port.ts'
import type { BiteshipSettings } from './biteship-call.ts'
import { PushWire } from './biteship-wire.ts'

/**
 * Reads a push. Its proof is a header whose name and value the shop chose; the body is not signed. An empty one comes when the
 * address is installed, before the header is.
 */
export function readPush(
	headers: Headers,
	body: Uint8Array,
	proof: BiteshipSettings['proof'],
): CourierPush {
	if (body.byteLength === 0) return { verdict: 'INSTALLATION' }
	if (proof) {
		const given = headers.get(proof.header) ?? ''
		if (!proof.values.some((value) => isSameText(given, value))) return { verdict: 'FORGED' }
	}
	const json = readJsonBytes(body)
	if (isEmptyObject(json)) return { verdict: 'INSTALLATION' }
	const parsed = PushWire.safeParse(json)
	if (!parsed.success) return { verdict: 'UNREADABLE' }
	const { event, order_id, status, courier_waybill_id, order_price, price, updated_at } =
		parsed.data
	const what = {
		'order.status': status,
		'order.waybill_id': courier_waybill_id,
		'order.price': order_price ?? price,
	}
	return {
		verdict: 'VALID',
		bookingId: order_id,
		eventKey: [event, order_id, what[event] ?? '', updated_at ?? ''].join(':'),
	}
}

function isEmptyObject(json: unknown): boolean {
	return typeof json === 'object' && json !== null && Object.keys(json).length === 0
}
