import { sendRequest, type Answer } from '#tests/guard/support/send-request.ts'
import { shopAddress } from './shop-address.ts'

const phone =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

/** Requests to a host of the shop like a browser without script; names need not be resolved. */
export function visitorOf(host?: string, headers: [string, string][] = []) {
	const origin = shopAddress().origin(host)
	const url = new URL(origin)
	const own: [string, string][] = [['Host', url.host], ['User-Agent', phone], ...headers]
	return {
		origin,
		get: (target: string): Promise<Answer> =>
			sendRequest(Number(url.port), { target, headers: own }),
		/** Submits a form from a page of the same shop. */
		post: (target: string, fields: Record<string, string>): Promise<Answer> =>
			sendRequest(Number(url.port), {
				method: 'POST',
				target,
				headers: [
					...own,
					['Origin', origin],
					['Content-Type', 'application/x-www-form-urlencoded'],
				],
				body: String(new URLSearchParams(fields)),
			}),
	}
}
