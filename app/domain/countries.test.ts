import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { countries } from './countries.ts'

test('includes every country with a calling code', () => {
	const listed = countries('id').map(({ code, callingCode }) => `${code}${callingCode}`)
	const known = getCountries().map((code) => `${code}${getCountryCallingCode(code)}`)
	expect(listed.toSorted()).toEqual(known.toSorted())
})

test('names and sorts countries in the requested language', () => {
	expect(countries('id').find(({ code }) => code === 'JP')?.name).toBe('Jepang')
	const english = countries('en').map(({ name }) => name)
	expect(english).toContain('Japan')
	expect(english).toEqual(english.toSorted(new Intl.Collator('en').compare))
})
