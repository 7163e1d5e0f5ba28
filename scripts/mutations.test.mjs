import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codMutations } from './mutations/cod.mjs'
import { instantMutations } from './mutations/instant.mjs'
import { insuranceMutations } from './mutations/insurance.mjs'
import { moneyMutations } from './mutations/money.mjs'
import { mutated } from './mutations/mutation.mjs'
import { paymentMutations } from './mutations/payments.mjs'
import { requirementMutations } from './mutations/requirements.mjs'
import { inProject } from './project.mjs'
import { readRequirements } from './spec-coverage.mjs'

const all = [
	...requirementMutations,
	...moneyMutations,
	...paymentMutations,
	...codMutations,
	...instantMutations,
	...insuranceMutations,
]
const textOf = (file) => readFileSync(inProject(file), 'utf8')

describe.each(all)('$name', (mutation) => {
	test('changes the production code in one place', () => {
		const text = mutation.file === undefined ? '' : textOf(mutation.file)
		expect(mutated(text, mutation)).not.toBe(text)
	})

	test('names a test', () => {
		expect(existsSync(inProject(mutation.test))).toBe(true)
		expect(textOf(mutation.test)).toContain(mutation.only)
	})
})

test('names are unique, and requirements are requirements', () => {
	expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
	const known = readRequirements().map(({ id }) => id)
	expect(known).toEqual(expect.arrayContaining(requirementMutations.map((one) => one.requirement)))
})

test('a text that does not occur exactly once is refused', () => {
	const mutation = { name: 'x', file: 'y.ts', find: 'a', replace: 'b' }
	expect(mutated('-a-', mutation)).toBe('-b-')
	expect(() => mutated('-', mutation)).toThrow('occurs 0 times in y.ts')
	expect(() => mutated('aa', mutation)).toThrow('occurs 2 times in y.ts')
})
