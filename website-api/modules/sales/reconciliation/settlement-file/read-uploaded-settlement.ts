import { z } from 'zod'
import { ENTRY_KINDS, ENTRY_STATES } from '#contract/reconciliation.ts'
import { ThreadStopped, threadAnswers } from '#process/bounded-thread.ts'
import { limitedTo } from '#website-api/media/limit.ts'
import {
	STATEMENT_FAULTS,
	StatementFault,
} from '#website-api/modules/sales/statements/read/statement-fault.ts'
import type { SettlementDay } from './read-settlement.ts'

const BOUNDS = { heapMb: 160, answerMs: 20_000 }
const source = new URL('./settlement.thread.ts', import.meta.url)
const Days = z.array(
	z.object({
		day: z.iso.date(),
		entries: z.array(
			z.object({
				key: z.string(),
				kind: z.enum(ENTRY_KINDS),
				reference: z.string(),
				amount: z.number(),
				fee: z.number().nullable(),
				state: z.enum(ENTRY_STATES),
				said: z.string(),
			}),
		),
	}),
)
const Answer = z.union([z.object({ days: Days }), z.object({ fault: z.enum(STATEMENT_FAULTS) })])

const fewAtATime = limitedTo(1)

/** Reads an uploaded report in a thread with limits of memory and time. @throws StatementFault */
export function readUploadedSettlement(bytes: Uint8Array): Promise<SettlementDay[]> {
	return fewAtATime(async () => {
		try {
			for await (const answer of threadAnswers(source, bytes, BOUNDS)) {
				const message = Answer.parse(answer)
				if ('fault' in message) throw new StatementFault(message.fault)
				return message.days
			}
		} catch (error) {
			if (!(error instanceof ThreadStopped) || error.reason === 'failure') throw error
			throw new StatementFault('STATEMENT_TOO_LARGE')
		}
		throw new StatementFault('STATEMENT_UNREADABLE')
	})
}
