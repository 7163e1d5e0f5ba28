import type { ServerType } from '@hono/node-server'

const patience = 20_000

/** Settles with the reason when the process is asked to stop: a signal, or the end of whoever started it. */
export function untilStopSignal(): Promise<string> {
	return new Promise((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
			process.on(signal, () => resolve(signal))
		}
		if (process.connected) process.once('disconnect', () => resolve('disconnect'))
	})
}

/** Takes no new connection, lets requests at work finish for at most 20 s, then cuts what is left. */
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
