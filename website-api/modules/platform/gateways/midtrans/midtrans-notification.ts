import { createHash } from 'node:crypto'
import { isSameText } from '#process/same-text.ts'
import { readJsonBytes } from '../read-json-bytes.ts'
import type { Notification } from '../payment-gateway.ts'
import { NotificationWire } from './midtrans-wire.ts'

/** Reads a notification and proves it with any of the keys. The state in it is not signed. */
export function readNotification(body: Uint8Array, serverKeys: readonly string[]): Notification {
	const parsed = NotificationWire.safeParse(readJsonBytes(body))
	if (!parsed.success) return { verdict: 'UNREADABLE' }
	const { order_id, transaction_id, transaction_status, signature_key, refund_amount } = parsed.data
	const isProven = serverKeys.some((key) =>
		isSameText(signature_key, signatureOf(parsed.data, key)),
	)
	if (!isProven) return { verdict: 'FORGED' }
	return {
		verdict: 'VALID',
		reference: order_id,
		providerId: transaction_id,
		eventKey: [transaction_id, transaction_status, refund_amount ?? ''].join(':'),
	}
}

/** SHA-512 in lower-case hex over the amount exactly as the notification writes it. */
export function signatureOf(
	notification: { order_id: string; status_code: string; gross_amount: string },
	serverKey: string,
): string {
	const { order_id, status_code, gross_amount } = notification
	return createHash('sha512')
		.update(order_id + status_code + gross_amount + serverKey)
		.digest('hex')
}
