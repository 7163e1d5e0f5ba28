import { close, createHttpServer, listen } from '#server/listen.ts'
import { createStorefrontServer, type StorefrontOptions } from '#server/storefront.ts'

/** The real server of a storefront on a free loopback port. Until it is closed it polls the website API. */
export async function openStorefront(options: StorefrontOptions) {
	const server = createHttpServer(() => undefined)
	const { listener, stop } = createStorefrontServer(options)
	server.on('request', listener)
	const port = await listen(server, 0, '127.0.0.1')
	return {
		server,
		port,
		stop,
		async close() {
			stop()
			await close(server, 0)
		},
	}
}
