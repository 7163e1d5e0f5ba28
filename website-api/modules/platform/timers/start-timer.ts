/** What is noted of a timer's rounds. */
export type TimerReports = {
	failed: (error: unknown) => void
	/** Called before the first round. */
	started?: ((everyMs: number) => void) | undefined
	/** A round has ended, `ok`: without a failure. */
	ran?: ((round: { ok: boolean; ms: number }) => void) | undefined
	/** Runs a round so that what it does can be told from what others do. */
	within?: <T>(round: () => Promise<T>) => Promise<T>
}

export type Timer = {
	/** Ends the timer and waits for a running round. */
	stop: () => Promise<void>
}

/** A task of a round; a failing one is reported and does not prevent the others. */
export type Attempt = (task: () => Promise<unknown>) => Promise<void>

/** Runs `round` every so many ms until stopped, one round at a time. */
export function startTimer(
	everyMs: number,
	round: (attempt: Attempt) => Promise<unknown>,
	reports: TimerReports,
): Timer {
	const { within = (work) => work() } = reports
	let running: Promise<void> | undefined
	reports.started?.(everyMs)
	const timer = setInterval(() => {
		running ??= within(whole).finally(() => (running = undefined))
	}, everyMs)
	timer.unref()

	async function whole() {
		const began = performance.now()
		let ok = true
		const attempt: Attempt = async (task) => {
			try {
				await task()
			} catch (error) {
				ok = false
				reports.failed(error)
			}
		}
		await attempt(() => round(attempt))
		reports.ran?.({ ok, ms: performance.now() - began })
	}

	return {
		async stop() {
			clearInterval(timer)
			await running
		},
	}
}
