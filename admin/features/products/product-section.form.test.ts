import { expect, test } from 'vitest'
import { parseSection } from './product-section.form.ts'

const publishing = (publishAt: string) => {
	const form = new FormData()
	form.set('status', 'ACTIVE')
	form.set('publishAt', publishAt)
	return parseSection('publishing', form)
}

test.each(['besok', '2026-13-01T09:00'])(
	'a time of publishing of %j has a text key',
	(publishAt) => {
		expect(publishing(publishAt).errors).toEqual({ publishAt: 'publishAtWrong' })
	},
)

test.each([
	['', null],
	['2026-12-01T09:00', '2026-12-01T02:00:00.000Z'],
])('a time of publishing of %j is %j', (publishAt, expected) => {
	expect(publishing(publishAt).change).toMatchObject({
		publishAt: expected === null ? null : new Date(expected),
	})
})

test('each typed line of a description becomes a paragraph', () => {
	const form = new FormData()
	form.set('descriptionId', 'Katun tebal.\r\nDicuci dingin.\r\n\r\n- Merah\r\n- Biru')
	form.set('descriptionEn', '')
	expect(parseSection('description', form).change).toEqual({
		descriptionId: '<p>Katun tebal.</p><p>Dicuci dingin.</p><ul><li>Merah</li><li>Biru</li></ul>',
		descriptionEn: '',
	})
})
