import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Terminates one connection of the website API every `everyMs`, preferably one in a transaction. */
export function startTerminations(databaseUrl: string, everyMs: number) {
	const times: number[] = []
	const stopping = new AbortController()

	async function run() {
		const client = new pg.Client({ connectionString: databaseUrl })
		await client.connect()
		try {
			while (!stopping.signal.aborted) {
				await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
				if (stopping.signal.aborted) return
				const { rows } = await client.query<{ ended: boolean }>(`
					select pg_terminate_backend(pid) as ended
					from pg_stat_activity
					where application_name like 'etalase%' and datname = current_database()
					order by (state <> 'idle') desc, xact_start nulls last
					limit 1`)
				if (rows[0]?.ended) times.push(performance.now())
			}
		} finally {
			await client.end()
		}
	}

	const running = run()
	return {
		/** The times of terminations in `performance.now()`. */
		times,
		async stop() {
			stopping.abort()
			await running
		},
	}
}
