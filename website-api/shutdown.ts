import type { ServerType } from '@hono/node-server'

const patience = 20_000

/** Resolves with the reason when the process should stop: a signal, or the end of its parent process. */
export function untilStopSignal(): Promise<string> {
	return new Promise((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
			process.on(signal, () => resolve(signal))
		}
		if (process.connected) process.once('disconnect', () => resolve('disconnect'))
	})
}

/** Stops accepting connections, waits at most 20 s for running requests, then closes the others. */
export function closeWithTimeout(server: ServerType): Promise<void> {
	return new Promise((resolve) => {
		const late = setTimeout(() => {
			if ('closeAllConnections' in server) server.closeAllConnections()
		}, patience)
		server.close(() => {
			clearTimeout(late)
			resolve()
		})
		if ('closeIdleConnections' in server) server.closeIdleConnections()
	})
}
