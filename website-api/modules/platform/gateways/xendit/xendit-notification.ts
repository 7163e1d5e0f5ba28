import { isSameText } from '#process/same-text.ts'
import type { Notification } from '../payment-gateway.ts'
import { readJsonBytes } from '../read-json-bytes.ts'
import { WebhookWire } from './xendit-wire.ts'

/** Reads a notification. Its proof is the account's token in a header; nothing in the body is signed. */
export function readNotification(
	headers: Headers,
	body: Uint8Array,
	callbackTokens: readonly string[],
): Notification {
	const given = headers.get('x-callback-token') ?? ''
	if (!callbackTokens.some((token) => isSameText(given, token))) return { verdict: 'FORGED' }
	const parsed = WebhookWire.safeParse(readJsonBytes(body))
	if (!parsed.success) return { verdict: 'UNREADABLE' }
	const { event, data } = parsed.data
	const providerId = data.payment_session_id ?? data.payment_request_id ?? null
	return {
		verdict: 'VALID',
		reference: data.reference_id,
		providerId,
		eventKey: [event, data.payment_id ?? providerId ?? '', data.status ?? ''].join(':'),
	}
}
