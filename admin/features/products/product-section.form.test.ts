import { expect, test } from 'vitest'
import { PLAIN_FIELD_NAMES } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { recordOf } from '#contract/record-of.ts'
import { plainExample } from '#tests/support/plain-examples.ts'
import { plainField } from './plain-field.ts'
import { productFields } from './product-fields.ts'
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

test.each([
	['', 0],
	[' 24 ', 24],
	['1,5', 'valueWrong'],
	['601', 'valueWrong'],
	['setahun', 'valueWrong'],
	['-1', 'valueWrong'],
])('%j months of a warranty are %j', (typed, expected) => {
	const { data, error } = productFields.warrantyMonths.typed.safeParse(typed)
	expect(data ?? error?.issues[0]?.message).toBe(expected)
})

test.each([
	['', false],
	['true', true],
])('%j of a list of yes and no is %j, and shown again', (typed, value) => {
	const field = plainField('keepsPage')
	expect(field.typed.parse(typed)).toBe(value)
	expect(field.saved({ keepsPage: value })).toBe(typed)
})

const inForm = PLAIN_FIELD_NAMES.filter((name) => name !== 'keepsPage')
test.each(inForm)('the field %s shows and reads its own value', (name) => {
	const product = recordOf(PLAIN_FIELD_NAMES, (one) => [
		one,
		one === name ? plainExample(one) : PLAIN_FIELDS[one].none,
	])
	const { saved, typed } = productFields[name]
	const shown = Reflect.apply(saved, undefined, [product])
	expect(shown).toBe(String(plainExample(name)))
	expect(typed.parse(shown)).toBe(plainExample(name))
})
