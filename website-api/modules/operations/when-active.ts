import type { Database } from '#website-api/db/database.ts'
import { passiveSince } from '#website-api/modules/platform/companies/passive.queries.ts'

type Timer = { stop(): Promise<unknown> }

export type ActiveTimers = {
	/** The instant of the backup, while this is a copy that nobody has activated. */
	passiveSince(): string | undefined
	stop(): Promise<void>
}

const ASK_MS = 5_000

/** Starts timers: at once, or in a restored copy when it is activated. */
export async function whenActive(
	db: Database,
	start: () => Timer[],
	onError: (error: unknown) => void,
	askMs = ASK_MS,
): Promise<ActiveTimers> {
	let since = await passiveSince(db)
	let timers = since === undefined ? start() : []
	let asking = Promise.resolve()
	const ask = async () => {
		since = await passiveSince(db)
		if (since !== undefined || timers.length > 0) return
		clearInterval(interval)
		timers = start()
	}
	const interval = setInterval(() => (asking = asking.then(ask).catch(onError)), askMs)
	if (since === undefined) clearInterval(interval)
	return {
		passiveSince: () => since,
		async stop() {
			clearInterval(interval)
			await asking
			await Promise.all(timers.map((timer) => timer.stop()))
		},
	}
}
