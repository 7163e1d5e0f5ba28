import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { countries } from './countries.ts'

test('every country that has a calling code is there', () => {
	const listed = countries('id').map(({ code, callingCode }) => `${code}${callingCode}`)
	const known = getCountries().map((code) => `${code}${getCountryCallingCode(code)}`)
	expect(listed.toSorted()).toEqual(known.toSorted())
})

test('named and ordered in the language asked for', () => {
	expect(countries('id').find(({ code }) => code === 'JP')?.name).toBe('Jepang')
	const english = countries('en').map(({ name }) => name)
	expect(english).toContain('Japan')
	expect(english).toEqual(english.toSorted(new Intl.Collator('en').compare))
})
