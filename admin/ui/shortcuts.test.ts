import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = readFileSync(new URL('./shortcuts.js', import.meta.url), 'utf8')

let log: string[]
let stored: Map<string, string>
let focused: unknown
let now: number
let toggle: { checked: boolean; change: () => void }
let dialog: { open: boolean }
let button: { hidden: boolean }
let press: (key: string, more?: Record<string, unknown>) => boolean

/** A visible element whose focus and click are logged. */
function element(name: string, dataset = {}) {
	const created = {
		dataset,
		getClientRects: () => [{}],
		select: () => undefined,
		focus() {
			focused = created
			log.push(`focus ${name}`)
		},
		click: () => log.push(`click ${name}`),
	}
	return created
}

/** A row of a list with one link. */
function row(name: string) {
	const link = element(name)
	return {
		parentElement: { closest: () => null },
		querySelectorAll: () => [link],
		contains: (other: unknown) => other === link,
	}
}

beforeEach(() => {
	log = []
	stored = new Map()
	focused = null
	now = 10_000
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	})
	openPage()
})
afterEach(() => vi.unstubAllGlobals())

/** Runs the script on a page with a search, links to two pages and three rows. */
function openPage() {
	const input = { checked: true, change: () => undefined, addEventListener: onChange }
	function onChange(_type: string, listener: () => void) {
		toggle.change = listener
	}
	toggle = input
	const box = { open: false, querySelector: () => input, showModal: () => log.push('help') }
	dialog = box
	button = Object.assign({ hidden: true }, { addEventListener: () => undefined })
	const found: Record<string, unknown[]> = {
		'[data-opens-shortcuts]': [button],
		'a[data-shortcut]': [element('orders', { shortcut: 'o' }), element('home', { shortcut: 'h' })],
		'input[type=search]': [element('search')],
		'main tbody tr, main li': [row('first'), row('second'), row('third')],
	}
	vi.stubGlobal('document', {
		getElementById: () => box,
		querySelectorAll: (selector: string) => found[selector] ?? [],
		addEventListener(_type: string, listener: (event: object) => void) {
			press = (key, more = {}) => {
				let isPrevented = false
				now += 100
				const preventDefault = () => void (isPrevented = true)
				const target = { closest: () => null }
				listener({ key, target, timeStamp: now, preventDefault, ...more })
				return isPrevented
			}
		},
		get activeElement() {
			return focused
		},
	})
	runInThisContext(script)
}

test('opens pages, the search and the list of shortcuts', () => {
	expect(button.hidden).toBe(false)
	for (const key of ['g', 'o', '/', 'g', 'h']) expect(press(key), key).toBe(true)
	press('?', { shiftKey: true })
	expect(log).toEqual(['click orders', 'focus search', 'click home', 'help'])
})

test('moves through the rows of a list and stops at its ends', () => {
	for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) press(key)
	const expected = ['first', 'second', 'third', 'second', 'first']
	expect(log).toEqual(expected.map((name) => `focus ${name}`))
})

test('completes a sequence only within its time and with a known key', () => {
	press('g')
	now += 2_000
	expect(press('o')).toBe(false)
	press('g')
	expect(press('x')).toBe(false)
	expect(log).toEqual([])
})

test.each([
	['in a field', { target: { closest: () => ({}) } }],
	['with Control', { ctrlKey: true }],
	['with Alt', { altKey: true }],
	['with Command', { metaKey: true }],
	['while text is composed', { isComposing: true }],
	['when something else has handled it', { defaultPrevented: true }],
])('ignores a key %s', (_case, event) => {
	for (const key of ['/', '?', 'g', 'o', 'j', 'k']) expect(press(key, event)).toBe(false)
	expect(log).toEqual([])
})

test('ignores letters with Shift, and every key while the dialog is open', () => {
	expect(press('J', { shiftKey: true })).toBe(false)
	dialog.open = true
	expect(press('j')).toBe(false)
	expect(log).toEqual([])
})

test('can be switched off for this and later pages, and on again', () => {
	toggle.checked = false
	toggle.change()
	expect(press('j')).toBe(false)
	openPage()
	expect(toggle.checked).toBe(false)
	expect(press('?')).toBe(false)
	toggle.checked = true
	toggle.change()
	expect(press('j')).toBe(true)
	expect(stored.size).toBe(0)
})
