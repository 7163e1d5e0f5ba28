import { expect, test } from 'vitest'
import { createPreloads } from './preload-queue.ts'

function held() {
	const open = new Map<string, (came: boolean) => void>()
	const begun: string[] = []
	const preload = createPreloads(
		(file) =>
			new Promise<void>((came, refuse) => {
				begun.push(file)
				open.set(file, (ok) => (ok ? came() : refuse(new Error(file))))
			}),
	)
	const end = async (file: string, came = true) => {
		open.get(file)?.(came)
		await new Promise((done) => setImmediate(done))
	}
	return { preload, begun, end }
}

test('[BC-13] four routes are preloaded at once; the fifth waits for one of them', async () => {
	const { preload, begun, end } = held()
	for (const file of ['a', 'b', 'c', 'd', 'e', 'f']) preload([`${file}.js`])
	expect(begun).toEqual(['a.js', 'b.js', 'c.js', 'd.js'])
	await end('c.js')
	expect(begun.at(-1)).toBe('e.js')
	await end('a.js', false)
	expect(begun.at(-1)).toBe('f.js')
})

test('a file is requested once, unless loading it failed', async () => {
	const { preload, begun, end } = held()
	preload(['a.js', 'b.js'])
	preload(['b.js'])
	preload(['b.js', 'c.js'])
	expect(begun).toEqual(['a.js', 'b.js', 'c.js'])
	await end('c.js', false)
	preload(['c.js'])
	expect(begun.filter((file) => file === 'c.js')).toHaveLength(2)
})
