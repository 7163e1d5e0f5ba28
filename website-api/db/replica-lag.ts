import { setTimeout as sleep } from 'node:timers/promises'
import { driverCodeOf, sqlFailureOf } from './sql-error.ts'

/** Positions in the write-ahead log, as bytes since its beginning. */
export type Positions = {
	/** What the primary has written. */
	written(): Promise<number>
	/** What the replica shows. */
	replayed(): Promise<number>
}

export type ReplicaLag = {
	/** Whether the replica was so recent when it was last asked; asks again, in the background, when that is long ago. */
	isRecent(): boolean
	/** What the replica shows at least. */
	replayed(): number
	/** Waits until the replica shows a position; false after `waitMs`, or when it cannot be reached. */
	reaches(position: number, waitMs: number): Promise<boolean>
	/** Asks both servers now. */
	measure(): Promise<void>
	/** Does without the replica until it has been asked successfully. */
	distrust(error: unknown): void
	figures(): { isUsable: boolean; lagMs: number; lagBytes: number }
}

export type LagOptions = {
	maxLagMs: number
	/** Called when it becomes usable or unusable, with the code of what stands in the way, or "lag". */
	onChange?: (isUsable: boolean, reason: string | undefined) => void
	now?: () => number
}

/** The least time between two questions to the servers, in ms. */
const EVERY_MS = 250
const MAX_SAMPLES = 200

/**
 * How far a replica is behind. The primary's position is remembered with the time when it was asked: the replica shows
 * everything that was committed until the time of the latest one that it has reached. No clocks of two machines are
 * compared, and a primary without writes makes no replica look old.
 */
export function createReplicaLag(
	{ written, replayed: askReplayed }: Positions,
	{ maxLagMs, onChange, now = () => performance.now() }: LagOptions,
): ReplicaLag {
	/** Ascending; the first may have been reached, no other. */
	const samples: { at: number; position: number }[] = []
	let asOf = -Infinity
	let replayed = -1
	let measuredAt = -Infinity
	let trouble: string | undefined
	let running: Promise<void> | undefined
	let wasUsable = true

	const pending = () => samples.find(({ position }) => position > replayed)
	const lagMs = () => now() - (pending()?.at ?? now())
	const reasonNot = () => trouble ?? (lagMs() > maxLagMs ? 'lag' : undefined)

	function note(position: number) {
		replayed = Math.max(replayed, position)
		while (samples[1] && samples[1].position <= replayed) samples.shift()
		const [first] = samples
		if (first && first.position <= replayed) asOf = first.at
		if (samples.length > MAX_SAMPLES) samples.splice(1, 1)
	}

	function report() {
		const reason = reasonNot()
		const isUsable = reason === undefined
		if (isUsable !== wasUsable) onChange?.(isUsable, reason)
		wasUsable = isUsable
	}

	async function ask() {
		const at = now()
		try {
			samples.push({ at, position: await written() })
			note(await askReplayed())
			trouble = undefined
		} catch (error) {
			trouble = codeOf(error)
		}
		measuredAt = now()
		report()
	}
	const measure = () => (running ??= ask().finally(() => (running = undefined)))

	return {
		isRecent() {
			if (now() - measuredAt >= EVERY_MS) void measure()
			return trouble === undefined && now() - asOf <= maxLagMs
		},
		replayed: () => replayed,
		async reaches(position, waitMs) {
			if (trouble !== undefined) void this.isRecent()
			const deadline = now() + waitMs
			for (let pauseMs = 5; trouble === undefined; pauseMs = Math.min(2 * pauseMs, 100)) {
				if (replayed >= position) return true
				try {
					note(await askReplayed())
				} catch (error) {
					this.distrust(error)
				}
				if (replayed >= position) return true
				if (now() >= deadline) break
				await sleep(pauseMs)
			}
			return false
		},
		measure,
		distrust(error) {
			trouble = codeOf(error)
			report()
		},
		figures: () => ({
			isUsable: reasonNot() === undefined,
			lagMs: lagMs(),
			lagBytes: Math.max(0, (samples.at(-1)?.position ?? 0) - replayed),
		}),
	}
}

function codeOf(error: unknown): string {
	return sqlFailureOf(error)?.sqlState ?? driverCodeOf(error) ?? 'unreachable'
}
