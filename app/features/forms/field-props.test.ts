import i18next from 'i18next'
import { expect, test } from 'vitest'
import { summaryErrors } from './field-props.ts'

test('lists the first error of each field, the leading fields first', async () => {
	const texts = i18next.createInstance()
	await texts.init({ lng: 'id', resources: {} })
	const form = {
		id: 'place',
		allErrors: { postcode: ['code'], street: ['road', 'long'], '': ['all'], village: ['none'] },
	}
	expect(summaryErrors(form, texts.t, 'phone', 'village', undefined)).toEqual([
		{ fieldId: 'place-village', text: 'none' },
		{ fieldId: 'place-postcode', text: 'code' },
		{ fieldId: 'place-street', text: 'road' },
		{ fieldId: undefined, text: 'all' },
	])
})
