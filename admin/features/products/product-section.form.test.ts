import { expect, test } from 'vitest'
import { ProductSectionForm } from './product-section.form.ts'

const form = { act: 'publishing', status: 'ACTIVE' }

test.each(['besok', '2026-13-01T09:00'])(
	'a time of publishing of %j has a text key',
	(publishAt) => {
		expect(ProductSectionForm.safeParse({ ...form, publishAt }).error?.issues).toMatchObject([
			{ path: ['publishAt'], message: 'publishAtWrong' },
		])
	},
)

test.each([
	['', null],
	['2026-12-01T09:00', '2026-12-01T02:00:00.000Z'],
])('a time of publishing of %j is %j', (publishAt, expected) => {
	expect(ProductSectionForm.parse({ ...form, publishAt })).toMatchObject({ publishAt: expected })
})
