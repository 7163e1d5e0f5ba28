import { expect, test } from 'vitest'
import { hasTooManyFields, isWellShaped } from './form-shape.ts'

const formOf = (...fields: [name: string, value?: string | File][]) => {
	const form = new FormData()
	for (const [name, value = '1'] of fields) form.append(name, value)
	return form
}

const lines = Array.from({ length: 50 }, (_, at) => at).flatMap((at): [string][] =>
	['position', 'quantity', 'reason'].map((part) => [`lines[${at}].${part}`]),
)

test.each<[string, FormData]>([
	['nothing', formOf()],
	['a form to sign in', formOf(['login', 'sari@contoh.id'], ['password', 'a.b[1].c'])],
	['a return of fifty lines with five pictures', formOf(...lines, ['pictures', new File([], 'a')])],
	['the highest index', formOf(['lines[100].position'])],
	['a list that grows', formOf(['tags[]'], ['tags[]'])],
	['four levels', formOf(['a[0].b.c'])],
	['a name of 64 characters', formOf(['a'.repeat(64)])],
	['a long text', formOf(['text', 'a'.repeat(60_000)])],
])('accepts %s', (_name, form) => expect(isWellShaped(form)).toBe(true))

test.each<[string, FormData]>([
	['an index over a hundred', formOf(['login[101]'])],
	['the highest index of a list', formOf(['login[4294967294]'])],
	['an index beyond any number', formOf([`login[${'9'.repeat(50)}]`])],
	['an index over a hundred within a name', formOf(['lines[30000000].position'])],
	['an index with zeros in front', formOf(['login[0000101]'])],
	['five levels', formOf(['login.a.a.a.a'])],
	['five levels of lists', formOf(['a[1][1][1][1]'])],
	['64 kB of levels', formOf([`login${'.a'.repeat(32_000)}`])],
	['a name of 65 characters', formOf(['a'.repeat(65)])],
	['201 fields', formOf(...Array.from({ length: 201 }, (_, at): [string] => [`f${at}`]))],
	['more places than fields', formOf(['a[90]'], ['b[90]'], ['c[90]'])],
	['an instruction for the parser', formOf(['__intent__', '{"type":"reset","payload":{}}'])],
	['a state for the parser', formOf(['__state__', '{'])],
	['a file with an endless name', formOf(['proof', new File([], 'a'.repeat(256))])],
	['texts over 64 kB', formOf(['a', 'x'.repeat(40_000)], ['b', 'x'.repeat(40_000)])],
])('refuses %s', (_name, form) => expect(isWellShaped(form)).toBe(false))

test.each<[string, string, string, boolean]>([
	['200 fields', 'application/x-www-form-urlencoded', `a=1${'&a=1'.repeat(199)}`, false],
	['201 fields', 'application/x-www-form-urlencoded', `a=1${'&a=1'.repeat(200)}`, true],
	['200 parts', 'multipart/form-data; boundary=x', `${'--x\r\n'.repeat(200)}--x--`, false],
	['201 parts', 'multipart/form-data; boundary=x', `${'--x\r\n'.repeat(201)}--x--`, true],
	['201 parts, quoted', 'Multipart/Form-Data; boundary="x y"', '--x y\r\n'.repeat(202), true],
	['no boundary', 'multipart/form-data', '--x\r\n'.repeat(300), false],
])('counts %s before parsing', (_name, type, body, isTooMany) => {
	expect(hasTooManyFields(Buffer.from(body), type)).toBe(isTooMany)
})
