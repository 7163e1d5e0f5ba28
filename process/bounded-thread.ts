import { Worker } from 'node:worker_threads'
import { type ThreadSource, threadSource } from './thread-source.ts'
import { within } from './within.ts'

export type ThreadBounds = {
	/** The maximum size of the thread's JavaScript heap, in MB. It does not limit the contents of buffers. */
	heapMb: number
	/** The maximum time until the first or the next answer, in ms. */
	answerMs: number
}

/** The thread exceeded a bound, or failed. */
export class ThreadStopped extends Error {
	override name = 'ThreadStopped'
	constructor(
		readonly reason: 'memory' | 'time' | 'failure',
		options?: ErrorOptions,
	) {
		super(`A thread was stopped: ${reason}`, options)
	}
}

type Answer = { done?: boolean; value?: unknown }

/**
 * Runs the file of a thread (`*.thread.ts`, see `serveThread`) and yields its answers, each of which it computes when it
 * is requested. The thread ends with the iteration. @throws ThreadStopped
 */
export async function* threadAnswers(
	source: URL,
	input: unknown,
	bounds: ThreadBounds,
): AsyncGenerator<unknown, void> {
	const thread = startThread(await threadSource(source), input, bounds)
	try {
		for (;;) {
			const { done, value } = await within(
				bounds.answerMs,
				thread.next(),
				() => new ThreadStopped('time'),
			)
			if (done) return
			yield value
		}
	} finally {
		await thread.stop()
	}
}

function startThread({ file, options }: ThreadSource, input: unknown, { heapMb }: ThreadBounds) {
	const worker = new Worker(file, {
		...options,
		workerData: input,
		resourceLimits: {
			maxOldGenerationSizeMb: heapMb,
			maxYoungGenerationSizeMb: Math.min(32, heapMb / 2),
		},
	})
	let failure: ThreadStopped | undefined
	let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
	const fail = (error: ThreadStopped) => {
		failure ??= error
		waiting?.reject(failure)
	}
	worker.on('message', (answer: Answer) => waiting?.resolve(answer))
	worker.on('error', (cause) => fail(new ThreadStopped(reasonOf(cause), { cause })))
	worker.on('exit', () => fail(new ThreadStopped('failure')))
	return {
		next: () =>
			new Promise<Answer>((resolve, reject) => {
				waiting = { resolve, reject }
				if (failure) reject(failure)
				else worker.postMessage('next')
			}),
		stop: () => worker.terminate(),
	}
}

function reasonOf(cause: unknown): ThreadStopped['reason'] {
	const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
	return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failure'
}
