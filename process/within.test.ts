import { expect, test } from 'vitest'
import { within } from './within.ts'

const late = () => new Error('late')

function blockLoop(ms: number) {
	const end = performance.now() + ms
	while (performance.now() < end);
}

test('work that never ends is late', async () => {
	await expect(within(20, new Promise(() => {}), late)).rejects.toThrow('late')
})

test('an answer that arrived while the event loop was blocked is not late', async () => {
	// What is scheduled by an immediate is delivered in the next turn of the loop, behind the timers that are due.
	await new Promise((resolve) => setImmediate(resolve))
	const delivered = new Promise<string>((resolve) => setImmediate(resolve, 'answer'))
	const answer = within(40, delivered, late)
	// Far longer than the limit: its timer is due before the answer is delivered.
	blockLoop(200)
	expect(await answer).toBe('answer')
})
