import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail server that accepts every connection and never responds. */
export async function startSilentMailServer() {
	const sockets = new Set<Socket>()
	let connections = 0
	const server = createServer((socket) => {
		connections += 1
		sockets.add(socket)
		socket.on('error', () => undefined)
		socket.on('close', () => sockets.delete(socket))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		/** The number of accepted connections. */
		connections: () => connections,
		stop() {
			for (const socket of sockets) socket.destroy()
			server.close()
		},
	}
}
