import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'

const script = readFileSync(new URL('./unsaved.js', import.meta.url), 'utf8')

afterEach(() => vi.unstubAllGlobals())

type Field = Record<string, unknown>
type Form = { dataset: Record<string, string>; elements: Field[] }

const text = (value: string, defaultValue = '') => ({ type: 'text', value, defaultValue })
const formOf = (...elements: Field[]): Form => ({ dataset: {}, elements })

/** Runs the script on a page with these forms; returns whether leaving it asks, after a form was sent if one is given. */
function asks(forms: Form[], sent?: Form): boolean {
	const listeners = new Map<string, (event: unknown) => void>()
	const addEventListener = (type: string, listener: (event: unknown) => void) =>
		void listeners.set(type, listener)
	vi.stubGlobal('document', { querySelectorAll: () => forms, addEventListener })
	vi.stubGlobal('window', { addEventListener })
	runInThisContext(script)
	if (sent) listeners.get('submit')?.({ target: sent, defaultPrevented: false })
	let isAsked = false
	listeners.get('beforeunload')?.({ preventDefault: () => (isAsked = true) })
	return isAsked
}

test.each<[string, Field]>([
	['a text', text('Kopi')],
	['a ticked box', { type: 'checkbox', checked: true, defaultChecked: false }],
	['a chosen file', { type: 'file', files: [{}] }],
	[
		'another choice of a list',
		{
			tagName: 'SELECT',
			selectedIndex: 1,
			options: [{ defaultSelected: false }, { defaultSelected: false }],
		},
	],
])('asks before %s is lost', (_case, field) => {
	expect(asks([formOf(text(''), field)])).toBe(true)
})

test('does not ask without input, nor for hidden fields and buttons', () => {
	const form = formOf(
		text('Kopi', 'Kopi'),
		{ type: 'hidden', value: '1', defaultValue: '' },
		{ type: 'submit', tagName: 'BUTTON', value: 'save' },
		{ type: 'checkbox', checked: true, defaultChecked: true },
		{ type: 'file', files: [] },
		{ tagName: 'SELECT', selectedIndex: 0, options: [{ defaultSelected: false }] },
		{ tagName: 'FIELDSET', type: 'fieldset' },
	)
	expect(asks([form])).toBe(false)
})

test('does not ask when the form with the input is sent, but when another one is', () => {
	const [typed, other] = [formOf(text('Kopi')), formOf()]
	expect(asks([typed, other], typed)).toBe(false)
	expect(asks([typed, other], other)).toBe(true)
})

test('asks for a form that the server sent back with its input', () => {
	const form = { ...formOf(text('Kopi', 'Kopi')), dataset: { typed: '' } }
	expect(asks([form])).toBe(true)
	expect(asks([form], form)).toBe(false)
})
