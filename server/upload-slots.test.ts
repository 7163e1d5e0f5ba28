import { expect, test } from 'vitest'
import { createUploadSlots } from './upload-slots.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('of twenty uploads from ten addresses, at most four are read concurrently, and all succeed', async () => {
	const slots = createUploadSlots({ total: 4, each: 2 })
	let now = 0
	let highest = 0
	const outcomes = await Promise.all(
		Array.from({ length: 20 }, async (_, at) => {
			const release = await slots.take(`10.0.0.${at % 10}`)
			if (release === undefined) return 'late'
			highest = Math.max(highest, ++now)
			await soon()
			now--
			release()
			return 'read'
		}),
	)
	expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'read'))
	expect(highest).toBe(4)
})

test('one address uses two slots at most', async () => {
	const slots = createUploadSlots({ total: 4, each: 2, timeoutMs: 20 })
	await slots.take('10.0.0.1')
	await slots.take('10.0.0.1')
	const third = slots.take('10.0.0.1')
	expect(await slots.take('10.0.0.2')).toBeTypeOf('function')
	expect(await third).toBeUndefined()
})

test('a slot released twice counts once', async () => {
	const slots = createUploadSlots({ total: 1, each: 1, timeoutMs: 20 })
	const release = await slots.take('10.0.0.1')
	release?.()
	release?.()
	expect(await slots.take('10.0.0.2')).toBeTypeOf('function')
	expect(await slots.take('10.0.0.3')).toBeUndefined()
})
