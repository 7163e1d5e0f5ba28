import { z } from 'zod'
import { ThreadStopped, threadAnswers } from '#process/bounded-thread.ts'
import { STATEMENT_FAULTS, StatementFault } from './statement-fault.ts'

const BOUNDS = { heapMb: 160, answerMs: 20_000 }
const Fault = z.object({ fault: z.enum(STATEMENT_FAULTS) })
const Read = z.object({ read: z.unknown() })

/**
 * What a thread of `serveReading` reads of a file, with limits of memory and time, so that no file can block or end this
 * process. @throws StatementFault
 */
export async function readInThread<T extends z.ZodType>(
	source: URL,
	schema: T,
	bytes: Uint8Array,
	bounds = BOUNDS,
): Promise<z.output<T>> {
	try {
		for await (const answer of threadAnswers(source, bytes, bounds)) {
			const refused = Fault.safeParse(answer)
			if (refused.success) throw new StatementFault(refused.data.fault)
			return schema.parse(Read.parse(answer).read)
		}
	} catch (error) {
		if (!(error instanceof ThreadStopped) || error.reason === 'failure') throw error
		throw new StatementFault('STATEMENT_TOO_LARGE')
	}
	throw new StatementFault('STATEMENT_UNREADABLE')
}
