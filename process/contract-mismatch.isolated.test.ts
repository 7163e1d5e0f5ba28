import { expect, test, vi } from 'vitest'
import { z } from 'zod'

test('a mismatch that another copy of this file reports is read, as between the admin and its pages', async () => {
	const ofServer = await import('./contract-mismatch.ts')
	vi.resetModules()
	const ofPages = await import('./contract-mismatch.ts')
	const read: string[] = []
	const stop = ofServer.onContractMismatch(({ endpoint, issues }) => {
		read.push(endpoint, ...issues)
	})
	const { error } = z.object({ TOTAL: z.number() }).safeParse({ TOTAL: '5' })
	const mismatch = error && ofPages.contractMismatch('GET /order/7K3M', error)
	stop()
	expect(mismatch).not.toBeInstanceOf(ofServer.ContractMismatch)
	expect(mismatch).toBeInstanceOf(ofPages.ContractMismatch)
	expect(read).toEqual(['GET /order/7K3M', expect.stringContaining('TOTAL: Invalid input')])
})
