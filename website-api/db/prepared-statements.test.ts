import { expect, test } from 'vitest'
import { statementNames } from './prepared-statements.ts'

function asked(nameOf: (text: string) => string | undefined, text: string, times: number) {
	return Array.from({ length: times }, () => nameOf(text)).at(-1)
}

test('a frequent statement is prepared, under one name', () => {
	const nameOf = statementNames()
	expect(asked(nameOf, 'select 1', 99)).toBeUndefined()
	expect(nameOf('select 1')).toBe('often_1')
	expect(nameOf('select 1')).toBe('often_1')
	expect(asked(nameOf, 'select 2', 100)).toBe('often_2')
})

test('the server holds a limited number of prepared statements', () => {
	const nameOf = statementNames()
	for (let at = 1; at <= 100; at++) expect(asked(nameOf, `select ${at}`, 100)).toBe(`often_${at}`)
	expect(asked(nameOf, 'one more', 1_000)).toBeUndefined()
	expect(nameOf('select 7')).toBe('often_7')
})
