import { expect, test } from 'vitest'
import { z } from 'zod'
import type { FieldName, FieldsOf } from './form-fields.ts'

const address = z.object({ street: z.string(), postcode: z.string().optional() })
const choice = (places: string[]) =>
	z.union([
		address.transform(({ street }) => street),
		z.object({ place: z.string().refine((place) => places.includes(place)) }),
	])

test('the fields of a form are those that its schema reads', () => {
	const names: FieldName<typeof choice>[] = ['street', 'postcode', 'place']
	const values: FieldsOf<typeof address> = { street: 'Jl. Melati 1', postcode: '' }
	// @ts-expect-error The schema does not read a village.
	const unknown: FieldName<typeof choice> = 'village'
	// @ts-expect-error The schema reads a street, too.
	const lacking: FieldsOf<typeof address> = { postcode: '' }
	expect([...names, unknown]).toHaveLength(4)
	expect(choice(['Toko']).parse({ place: 'Toko' })).toEqual({ place: 'Toko' })
	expect(Object.keys({ ...values, ...lacking })).toEqual(['street', 'postcode'])
})
