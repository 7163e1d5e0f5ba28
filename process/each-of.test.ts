import { expect, test } from 'vitest'
import { eachOf } from './each-of.ts'

test('a failing one does not keep the others, and is told of at the end', async () => {
	const done: number[] = []
	const work = async (one: number) => {
		if (one === 2) throw new Error('two')
		done.push(one)
	}
	await expect(eachOf([1, 2, 3], 1, work)).rejects.toThrow('1 of 3 failed')
	expect(done).toEqual([1, 3])
})

test('not more than so many at a time', async () => {
	let running = 0
	let most = 0
	await eachOf([1, 2, 3, 4, 5], 2, async () => {
		most = Math.max(most, ++running)
		await Promise.resolve()
		running--
	})
	expect(most).toBe(2)
})
