import { createServer } from 'node:net'
import { UsageError } from './project.mjs'

/** Throws a sentence a person can act on when something listens on the port already. */
export async function requireFreePort(port, variable) {
	for (const host of [undefined, '127.0.0.1']) {
		const problem = await tryPort(port, host)
		if (problem?.code === 'EADDRINUSE') {
			throw new UsageError(
				`Port ${port} is already in use. Stop the program that uses it, or choose another: ${variable}=${port + 1} npm start`,
			)
		}
		if (problem?.code === 'EACCES') {
			throw new UsageError(
				`Port ${port} needs rights this account does not have. Choose another with ${variable}.`,
			)
		}
	}
}

function tryPort(port, host) {
	return new Promise((resolve) => {
		const server = createServer()
		server.once('error', resolve)
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
	})
}
