import { expect, test } from 'vitest'
import { afterButton, hasUnsaved, pressedRow, unusedInput } from './kept-input.ts'

test('a line break of another system is no change, and a field that was not sent neither', () => {
	expect(hasUnsaved({ text: 'a\r\nb ' }, { text: 'a\nb', other: 'x' })).toBe(false)
	expect(hasUnsaved({ text: 'a' }, { text: '' })).toBe(true)
})

test('a button of a row is told apart from the form whose fields it sends', () => {
	const form = new FormData()
	form.set('act', 'add')
	form.set('name', 'typed')
	expect(pressedRow(form).get('name')).toBe('typed')
	form.set('row', 'act=up&id=3')
	expect(Object.fromEntries(pressedRow(form))).toEqual({ act: 'up', id: '3' })
})

test('the answer to it keeps what was typed, and redirects otherwise', async () => {
	expect(afterButton('/list', false, {}).status).toBe(303)
	const kept = afterButton('/list', true, { name: 'typed' })
	expect([kept.status, await kept.json()]).toEqual([200, { values: { name: 'typed' }, errors: {} }])
})

test('a button is refused while text waits in a field that it does not use', () => {
	expect(unusedInput({ text: '' }, { text: '' })).toBeNull()
	expect(unusedInput({ text: 'typed', act: 'hide' }, { text: 'saved' })).toEqual({
		values: { text: 'typed', act: 'hide' },
		errors: { text: 'common:form.unused' },
	})
})
