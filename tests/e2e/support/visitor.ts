import { ask, type Answer } from '#tests/guard/support/ask.ts'
import { shopAddress } from '#tests/support/shop-address.ts'

const phone =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

/** Asks a host of the shop for addresses as a browser without script does; needs no name to be resolved. */
export function visitorOf(host?: string, headers: [string, string][] = []) {
	const origin = shopAddress().origin(host)
	const url = new URL(origin)
	return {
		origin,
		get: (target: string): Promise<Answer> =>
			ask(Number(url.port), {
				target,
				headers: [['Host', url.host], ['User-Agent', phone], ...headers],
			}),
	}
}
