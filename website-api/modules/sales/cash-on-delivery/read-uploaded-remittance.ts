import { z } from 'zod'
import { ThreadStopped, threadAnswers } from '#process/bounded-thread.ts'
import { limitedTo } from '#website-api/media/limit.ts'
import {
	STATEMENT_FAULTS,
	StatementFault,
} from '#website-api/modules/sales/statements/read/statement-fault.ts'
import type { ReadRemittance } from './read-remittance.ts'

const BOUNDS = { heapMb: 160, answerMs: 20_000 }
const source = new URL('./remittance.thread.ts', import.meta.url)
const Line = z.object({
	trackingNumber: z.string(),
	collected: z.number(),
	fee: z.number(),
	day: z.string().nullable(),
	reference: z.string(),
})
const Answer = z.union([
	z.object({ lines: z.array(Line) }),
	z.object({ fault: z.enum(STATEMENT_FAULTS) }),
])

const fewAtATime = limitedTo(1)

/** Reads an uploaded file of a courier in a thread with limits of memory and time. @throws StatementFault */
export function readUploadedRemittance(bytes: Uint8Array): Promise<ReadRemittance[]> {
	return fewAtATime(async () => {
		try {
			for await (const answer of threadAnswers(source, bytes, BOUNDS)) {
				const message = Answer.parse(answer)
				if ('fault' in message) throw new StatementFault(message.fault)
				return message.lines
			}
		} catch (error) {
			if (!(error instanceof ThreadStopped) || error.reason === 'failure') throw error
			throw new StatementFault('STATEMENT_TOO_LARGE')
		}
		throw new StatementFault('STATEMENT_UNREADABLE')
	})
}
