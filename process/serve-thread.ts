import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * The main function of a thread: computes the next answer when the process requests it (`threadAnswers`), which also
 * gives the input. A thread loads its libraries each time that it starts: few and small ones, no schemas.
 */
export function serveThread<Input>(work: (input: Input) => AsyncIterable<unknown>) {
	const port = parentPort
	if (!port) throw new Error('This file runs in a thread only')
	lowerPriority()
	const input: Input = workerData
	const answers = work(input)[Symbol.asyncIterator]()
	// An error ends the thread.
	port.on('message', () => void answers.next().then((answer) => port.postMessage(answer)))
}

/** Requests come first. On Linux a priority belongs to a thread, elsewhere to the process. */
function lowerPriority() {
	if (process.platform !== 'linux') return
	try {
		os.setPriority(os.constants.priority.PRIORITY_LOW)
	} catch {
		// Not permitted: the thread has the priority of the process.
	}
}
