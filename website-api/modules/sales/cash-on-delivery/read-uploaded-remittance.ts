import { z } from 'zod'
import { limitedTo } from '#website-api/media/limit.ts'
import { readInThread } from '#website-api/modules/sales/statements/read/read-in-thread.ts'
import type { ReadRemittance } from './read-remittance.ts'

const source = new URL('./remittance.thread.ts', import.meta.url)
const Lines = z.array(
	z.object({
		trackingNumber: z.string(),
		collected: z.number(),
		fee: z.number(),
		day: z.string().nullable(),
		reference: z.string(),
	}),
)

const fewAtATime = limitedTo(1)

/** Reads an uploaded file of a courier. @throws StatementFault */
export function readUploadedRemittance(bytes: Uint8Array): Promise<ReadRemittance[]> {
	return fewAtATime(() => readInThread(source, Lines, bytes))
}
