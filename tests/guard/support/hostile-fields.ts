import fc from 'fast-check'
import { anyCharacters } from '#tests/support/any-characters.ts'
import { hostileText } from './hostile-values.ts'

/** Field names of the shop's forms. */
export const knownNames = `
	id quantity then add remove move back theme dataSaver popup consent form formKey formToken
	login password current name email phone line phoneCountry number rating text pictures
	picture proof description amount lines[0].position lines[0].quantity lines[0].reason
	lines[49].position message district village villageTyped postcode street courierNote
	shipping method bank holder birthday agreement expectedTotal step intent token reason
`
	.trim()
	.split(/\s+/)

/** Field names of the forms in a page. */
export const namesIn = (html: string) =>
	[...html.matchAll(/<(?:input|select|textarea|button)[^>]*? name="([^"]+)"/g)].map(
		([, name = '']) => name,
	)

function nameFrom(names: string[]) {
	const name = fc.constantFrom(...names)
	return fc.oneof(
		{ weight: 12, arbitrary: name },
		{
			weight: 1,
			arbitrary: fc
				.tuple(
					name,
					fc.constantFrom(
						'[0]',
						'[100]',
						'[101]',
						'[4294967294]',
						'[]',
						'.a',
						'.a.b.c.d',
						'.__proto__',
						'[',
						']',
						'.',
						'.constructor.x',
					),
				)
				.map(([of, tail]) => `${of}${tail}`),
		},
		{
			weight: 1,
			arbitrary: fc.constantFrom(
				'',
				'__proto__',
				'constructor',
				'toString',
				'__intent__',
				'__state__',
				'a'.repeat(65),
				'[3]',
				'[3][3]',
				'.',
				'a..b',
			),
		},
		{ weight: 1, arbitrary: anyCharacters(20) },
	)
}

export type Fields = [name: string, value: string][]

/** Usually a few fields, sometimes hundreds. */
export function fieldsOf(names: string[]): fc.Arbitrary<Fields> {
	const field = fc.tuple(nameFrom(names), hostileText)
	const whole = fc.tuple(
		...[...new Set(names)].slice(0, 40).map((name) => fc.tuple(fc.constant(name), hostileText)),
	)
	return fc.oneof(
		{ weight: 10, arbitrary: fc.array(field, { maxLength: 8 }) },
		{ weight: 8, arbitrary: whole },
		{ weight: 1, arbitrary: fc.array(field, { minLength: 190, maxLength: 210 }) },
	)
}
