import { request as requestOf } from 'node:http'

/**
 * Where an address of a shop is on this machine: shops are told to be at https://HOST, and `npm start` serves them all by
 * HTTP at one port. `host` goes into the Host header, by which the storefront finds the shop.
 */
export function localAddress(address: string, port: number) {
	const { protocol, hostname, pathname, search } = new URL(address)
	const isLocal = protocol === 'https:'
	const host = isLocal ? `${hostname}:${port}` : new URL(address).host
	return { host, path: pathname + search, page: `http://${host}${pathname}${search}` }
}

const timeoutMs = 15_000

/** Sends a notification to a shop of this machine; answers the status, or undefined without an answer. */
export async function sendToLocalShop(request: Request, port: number): Promise<number | undefined> {
	const { host, path } = localAddress(request.url, port)
	const body = Buffer.from(await request.arrayBuffer())
	// Not by `fetch`, which sets the Host header itself: not every machine finds an address for *.localhost.
	return new Promise((resolve) => {
		const sent = requestOf(
			{
				host: '127.0.0.1',
				port: Number(host.split(':')[1] ?? 80),
				path,
				method: request.method,
				headers: { ...Object.fromEntries(request.headers), host, 'content-length': body.length },
				signal: AbortSignal.timeout(timeoutMs),
			},
			(response) => {
				response.resume()
				resolve(response.statusCode)
			},
		)
		sent.on('error', () => resolve(undefined))
		sent.end(body)
	})
}
