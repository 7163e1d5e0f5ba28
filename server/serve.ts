import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DevelopmentBuild } from './development.ts'
import type { Env } from './env.ts'
import { close, listen } from './listen.ts'
import { describe } from '#process/log.ts'
import { stopTracing } from '#process/tracing.ts'

export type ServeOptions = {
	server: Server
	env: Pick<Env, 'port' | 'host' | 'drainMs'>
	log: Logger
	application: {
		listener: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
		/** Stops the application's background tasks. */
		stop: () => void
	}
	/** In development: Vite, whose files take precedence. */
	development: Pick<DevelopmentBuild, 'files' | 'close'> | undefined
}

/**
 * Runs an application until SIGTERM or SIGINT. Then it reports that it is stopping, for the drain time, lets requests in
 * flight finish, and ends the process.
 */
export async function serve({ server, env, log, application, development }: ServeOptions) {
	server.on('request', async (incoming, outgoing) => {
		if (await development?.files(incoming, outgoing)) return
		await application.listener(incoming, outgoing)
	})
	const port = await listen(server, env.port, env.host)
	log.info({ port }, 'listening')

	let stopping = false
	async function stop(signal: string) {
		if (stopping) return
		stopping = true
		log.info({ signal }, 'stopping')
		application.stop()
		await setTimeout(env.drainMs)
		await close(server)
		await stopTracing()
		await development?.close()
		process.exit(0)
	}
	process.on('SIGTERM', () => void stop('SIGTERM'))
	process.on('SIGINT', () => void stop('SIGINT'))
	process.on('unhandledRejection', (error) => log.error(describe(error), 'unhandled'))
}
