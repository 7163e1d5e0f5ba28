import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

/** The main function of a thread: computes the next answer when the process requests it (`threadAnswers`). */
export function serveThread(work: (input: unknown) => AsyncIterable<unknown>) {
	const port = parentPort
	if (!port) throw new Error('This file runs in a thread only')
	lowerPriority()
	const answers = work(workerData)[Symbol.asyncIterator]()
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
