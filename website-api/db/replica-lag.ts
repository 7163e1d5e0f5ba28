import { setTimeout as sleep } from 'node:timers/promises'
import { driverCodeOf, sqlFailureOf } from './sql-error.ts'

/** Positions in the write-ahead log, as bytes since its beginning. */
type Positions = {
	/** What the primary has written. */
	written(): Promise<number>
	/** What the replica shows. */
	replayed(): Promise<number>
}

type ReplicaLag = {
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

/** How far a replica is behind; see `positionHistory`. */
export function createReplicaLag(
	{ written, replayed: askReplayed }: Positions,
	{ maxLagMs, onChange, now = () => performance.now() }: LagOptions,
): ReplicaLag {
	const history = positionHistory(now)
	let measuredAt = -Infinity
	let trouble: string | undefined
	let running: Promise<void> | undefined
	let wasUsable = true

	const reasonNot = () => trouble ?? (history.lagMs() > maxLagMs ? 'lag' : undefined)
	function report() {
		const reason = reasonNot()
		const isUsable = reason === undefined
		if (isUsable !== wasUsable) onChange?.(isUsable, reason)
		wasUsable = isUsable
	}
	async function ask() {
		const at = now()
		try {
			history.noteWritten(at, await written())
			history.noteReplayed(await askReplayed())
			trouble = undefined
		} catch (error) {
			trouble = codeOf(error)
		}
		measuredAt = now()
		report()
	}
	const measure = () => (running ??= ask().finally(() => (running = undefined)))
	function distrust(error: unknown) {
		trouble = codeOf(error)
		report()
	}
	function isRecent() {
		if (now() - measuredAt >= EVERY_MS) void measure()
		return trouble === undefined && history.ageMs() <= maxLagMs
	}

	return {
		isRecent,
		replayed: history.replayed,
		async reaches(position, waitMs) {
			if (trouble !== undefined) isRecent()
			const deadline = now() + waitMs
			for (let pauseMs = 5; trouble === undefined; pauseMs = Math.min(2 * pauseMs, 100)) {
				await askReplayed().then(history.noteReplayed, distrust)
				if (history.replayed() >= position) return trouble === undefined
				if (now() >= deadline) break
				await sleep(pauseMs)
			}
			return false
		},
		measure,
		distrust,
		figures: () => ({
			isUsable: reasonNot() === undefined,
			lagMs: history.lagMs(),
			lagBytes: history.lagBytes(),
		}),
	}
}

/**
 * The primary's positions with the times when they were asked: the replica shows everything that was committed until the
 * time of the latest one that it has reached. No clocks of two machines are compared, and a primary without writes makes
 * no replica look old.
 */
function positionHistory(now: () => number) {
	/** Ascending; the first may have been reached, no other. */
	const samples: { at: number; position: number }[] = []
	let asOf = -Infinity
	let replayed = -1
	const pending = () => samples.find(({ position }) => position > replayed)
	return {
		noteWritten(at: number, position: number) {
			samples.push({ at, position })
			if (samples.length > MAX_SAMPLES) samples.splice(1, 1)
		},
		noteReplayed(position: number) {
			replayed = Math.max(replayed, position)
			while (samples[1] && samples[1].position <= replayed) samples.shift()
			const [first] = samples
			if (first && first.position <= replayed) asOf = first.at
		},
		replayed: () => replayed,
		/** How old what the replica shows may be. */
		ageMs: () => now() - asOf,
		/** How long it has not shown what the primary had written. */
		lagMs: () => now() - (pending()?.at ?? now()),
		lagBytes: () => Math.max(0, (samples.at(-1)?.position ?? 0) - replayed),
	}
}

function codeOf(error: unknown): string {
	return sqlFailureOf(error)?.sqlState ?? driverCodeOf(error) ?? 'unreachable'
}
