import { expect, test } from 'vitest'
import { z } from 'zod'
import { contractMismatch } from '#process/contract-mismatch.ts'
import { takeMismatches } from './contract-mismatches.ts'

test('a mismatch of a process is kept for the test that fails of it', () => {
	const Wire = z.object({ data: z.object({ TOTAL: z.number() }) })
	const { error } = Wire.safeParse({ data: { TOTAL: '5' } })
	if (error) contractMismatch('GET /order/7K3M', error)
	expect(takeMismatches()).toEqual([
		'The answer to GET /order/7K3M does not fit its schema: data.TOTAL: Invalid input: expected number, received string',
	])
})
