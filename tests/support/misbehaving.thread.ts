import { serveThread } from '#process/serve-thread.ts'

const kept: string[][] = []

const behaviours: Record<string, () => void> = {
	'takes forever': () => {
		for (;;);
	},
	'takes all memory': () => {
		for (;;) kept.push(new Array<string>(10_000).fill(String(kept.length)))
	},
	throws: () => {
		throw new RangeError('Nothing works')
	},
	exits: () => process.exit(1),
}

/** A thread that answers once and then does what its input says, for the test of `threadAnswers`. */
serveThread(async function* (input) {
	yield 'the first answer'
	behaviours[String(input)]?.()
	yield 'the last answer'
})
