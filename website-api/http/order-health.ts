import { keptAnswer } from '#process/kept-answer.ts'

/** How long a refused order counts while no other one is placed, in ms. */
const REFUSAL_MS = 300_000
/** How long the result of a trial is used, in ms. */
const TRIAL_MS = 5_000

/** What is known about whether orders can be placed. */
export type OrderHealth = {
	placed: () => void
	/** An order was refused because of the database or a fault. */
	refused: () => void
	state: () => Promise<'ready' | 'degraded'>
}

/**
 * Orders count as refused after the database has refused one, until another is placed or five minutes have passed, and
 * while a trial of writing fails: pages that only read, and `select 1`, work on with a full disk or a server that lacks a
 * part.
 */
export function createOrderHealth(
	tryToWrite: () => Promise<void>,
	now = () => performance.now(),
): OrderHealth {
	let refusedAt: number | undefined
	const canWrite = keptAnswer(
		() =>
			tryToWrite().then(
				() => true,
				() => false,
			),
		TRIAL_MS,
		now,
	)

	return {
		placed() {
			refusedAt = undefined
		},
		refused() {
			refusedAt = now()
		},
		async state() {
			const isRefused = refusedAt !== undefined && now() - refusedAt < REFUSAL_MS
			return !isRefused && (await canWrite()) ? 'ready' : 'degraded'
		},
	}
}
