import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { requestForm } from './request.form.ts'

const schema = requestForm(
	new Map([
		[0, 2],
		[3, 1],
	]),
)

function sent(fields: Record<string, string>, pictures = 1) {
	const form = new FormData()
	const whole = {
		'lines[0].position': '0',
		'lines[0].quantity': '2',
		'lines[0].reason': 'DAMAGED',
		'lines[1].position': '3',
		'lines[1].quantity': '0',
		'lines[1].reason': '',
		description: 'Jahitannya terbuka di dua tempat.',
		formKey: 'k'.repeat(22),
		...fields,
	}
	for (const [name, value] of Object.entries(whole)) form.set(name, value)
	for (let at = 0; at < pictures; at += 1) {
		form.append('pictures', new File(['x'], `${at}.png`, { type: 'image/png' }))
	}
	// The value browsers send for an empty file field.
	if (pictures === 0) form.append('pictures', new File([], ''))
	return parseWithZod(form, { schema })
}

test('ignores lines without a quantity', () => {
	const submission = sent({})
	expect(submission.status === 'success' && submission.value.lines).toEqual([
		{ position: 0, quantity: 2, reason: 'DAMAGED' },
	])
})

test.each([
	['no line', { 'lines[0].quantity': '0' }, 1, 'lines'],
	['a line without a reason', { 'lines[0].reason': '' }, 1, 'lines[0].reason'],
	['more than can be asked back', { 'lines[0].quantity': '3' }, 1, 'lines[0].quantity'],
	['a line of another order', { 'lines[0].position': '7' }, 1, 'lines[0].quantity'],
	['too short a story', { description: 'Rusak' }, 1, 'description'],
	['no picture', {}, 0, 'pictures'],
	['six pictures', {}, 6, 'pictures'],
	['no key', { formKey: '' }, 1, 'formKey'],
])('%s is refused at its field', (_, fields: Record<string, string>, pictures, field) => {
	const { error } = sent(fields, pictures).reply()
	expect(Object.keys(error ?? {})).toEqual([field])
})
