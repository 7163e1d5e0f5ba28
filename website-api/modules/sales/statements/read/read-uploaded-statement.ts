import { z } from 'zod'
import { limitedTo } from '#website-api/media/limit.ts'
import { readInThread } from './read-in-thread.ts'
import type { ReadStatement } from './read-statement.ts'

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

const fewAtATime = limitedTo(2)
/** Of each company; the others wait in their sockets, so that one company never takes both places. */
const turns = new Map<number, ReturnType<typeof limitedTo>>()

/** Runs `work`, which receives and reads a file, when no other file of the company is being read. */
export function inTurn<T>(companyId: number, work: () => Promise<T>): Promise<T> {
	const turn = turns.get(companyId) ?? limitedTo(1)
	turns.set(companyId, turn)
	return turn(work)
}

/** Reads an uploaded file; `bounds`: other limits than usual. @throws StatementFault */
export function readUploadedStatement(
	bytes: Uint8Array,
	bounds?: Parameters<typeof readInThread>[3],
): Promise<ReadStatement> {
	return fewAtATime(() => readInThread(source, Read, bytes, bounds))
}
