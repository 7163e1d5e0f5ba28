import { expect, test } from 'vitest'
import { keptAnswer } from './kept-answer.ts'

test('many who want to know at once, and for a while, share one question', async () => {
	let [asked, now] = [0, 0]
	const answer = keptAnswer(
		async () => ++asked,
		500,
		() => now,
	)
	expect(await Promise.all([answer(), answer(), answer()])).toEqual([1, 1, 1])
	now = 499
	expect(await answer()).toBe(1)
	now = 500
	expect(await answer()).toBe(2)
})

test('a question that failed is asked again', async () => {
	let [asked, now] = [0, 0]
	const answer = keptAnswer(
		async () => {
			if (++asked === 1) throw new Error('away')
			return 'here'
		},
		500,
		() => now,
	)
	await expect(Promise.all([answer(), answer()])).rejects.toThrow('away')
	now = 500
	expect(await answer()).toBe('here')
})
