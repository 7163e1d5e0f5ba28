import { expect, test } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { CONTRACT } from '#contract/schemas.ts'
import { costOf } from './support/cost.ts'
import { schemasIn } from './support/schemas-in.ts'

/** As long as a request's body lets a text be: what takes the square of it takes seconds. */
const length = 60_000
const texts = ['0', 'a', 'a-', '1.', 'a@', ' ', 'é', '<a '].map((part) =>
	part.repeat(length / part.length),
)
/** Of processor time for the check of all these texts, each of which takes about one. */
const mostMs = 1_000

test('no check of a text takes the square of its length', async () => {
	const strings = schemasIn([CONTRACT, ENDPOINTS, OPERATOR_ENDPOINTS]).filter(
		(schema) => schema instanceof z.ZodString,
	)
	expect(strings.length).toBeGreaterThan(500)
	const slow = []
	for (const schema of strings) {
		const { ms, body } = await costOf(() => checked(schema))
		if (ms > mostMs) slow.push(`${ms} ms: ${body}`)
	}
	expect(slow).toEqual([])
})

/** What a schema says of the first text, to tell which one it is. */
async function checked(schema: z.ZodString) {
	const [first] = texts.map((text) => schema.safeParse(text))
	return { status: 200, body: String(first?.error?.message) }
}
