import { z } from 'zod'
import { ThreadStopped, threadAnswers } from '#process/bounded-thread.ts'
import { limitedTo } from '#website-api/media/limit.ts'
import type { ReadStatement } from './read-statement.ts'
import { STATEMENT_FAULTS, StatementFault } from './statement-fault.ts'

const BOUNDS = { heapMb: 160, answerMs: 20_000 }
const source = new URL('./statement.thread.ts', import.meta.url)
// Here, since the thread starts faster without the library of the schemas.
const ReadLine = z.object({
	account: z.string().nullable(),
	day: z.string(),
	time: z.string().nullable(),
	amount: z.number(),
	balance: z.number().nullable(),
	reference: z.string(),
	description: z.string(),
})
const Read = z.object({
	layout: z.string(),
	account: z.string().nullable(),
	lines: z.array(ReadLine),
	pending: z.number(),
	unreadable: z.array(z.number()),
})
const Answer = z.union([z.object({ read: Read }), z.object({ fault: z.enum(STATEMENT_FAULTS) })])

const fewAtATime = limitedTo(2)
/** Of each company; the others wait in their sockets, so that one company never takes both places. */
const turns = new Map<number, ReturnType<typeof limitedTo>>()

/** Runs `work`, which receives and reads a file, when no other file of the company is being read. */
export function inTurn<T>(companyId: number, work: () => Promise<T>): Promise<T> {
	const turn = turns.get(companyId) ?? limitedTo(1)
	turns.set(companyId, turn)
	return turn(work)
}

/**
 * Reads an uploaded file in a thread with limits of memory and time, so that no file can block or end this process.
 * @throws StatementFault
 */
export function readUploadedStatement(bytes: Uint8Array, bounds = BOUNDS): Promise<ReadStatement> {
	return fewAtATime(() => readInThread(bytes, bounds))
}

async function readInThread(bytes: Uint8Array, bounds: typeof BOUNDS): Promise<ReadStatement> {
	try {
		for await (const answer of threadAnswers(source, bytes, bounds)) {
			const message = Answer.parse(answer)
			if ('fault' in message) throw new StatementFault(message.fault)
			return message.read
		}
	} catch (error) {
		if (!(error instanceof ThreadStopped) || error.reason === 'failure') throw error
		throw new StatementFault('STATEMENT_TOO_LARGE')
	}
	throw new StatementFault('STATEMENT_UNREADABLE')
}
