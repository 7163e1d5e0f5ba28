import fc from 'fast-check'
import { anyCharacters } from '#tests/support/any-characters.ts'

/** Texts that break parsers, patterns, databases and pages, sometimes long ones. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
	{ weight: 3, arbitrary: fc.string({ maxLength: 30 }) },
	{ weight: 2, arbitrary: anyCharacters(60) },
	{
		weight: 4,
		arbitrary: fc.constantFrom(
			'',
			' ',
			'0',
			'-1',
			'1',
			'01',
			'1e309',
			'NaN',
			'-0',
			'0x10',
			'9'.repeat(400),
			'\0',
			'a\0b',
			'\u202e',
			'\ud800',
			'\u{1f600}',
			'ﷺ',
			'İ',
			'\r\n',
			'%00',
			'%',
			'..',
			'../../x',
			'null',
			'true',
			'[]',
			'{}',
			'{"a":',
			'__proto__',
			'constructor',
			'toString',
			'[0]',
			'<script>',
			'"><b>',
			'${7*7}',
			'{{7*7}}',
			"' or 1=1--",
			'%25',
			'\\',
			'$&',
			"$'",
			'a@b.id',
			'a@',
			'+628123456789',
			'081234567890',
			'2026-02-30',
			'2026-11-21T05:00:00.000Z',
			'31.74.01',
			'12820',
			'9007199254740993',
			'-9223372036854775809',
			'2147483648',
			'1.5',
			'00000000-0000-4000-8000-000000000000',
			'INV/2026/1',
			'kaos-1',
			'SARI01',
			'on',
			'off',
		),
	},
	{
		weight: 1,
		arbitrary: fc
			.tuple(
				fc.constantFrom(
					'a',
					'<',
					'&',
					'"',
					'\u0001',
					' ',
					'\n',
					'(',
					'.',
					'a@',
					'0',
					'-',
					'\u0301',
					'é',
				),
				fc.constantFrom(100, 5_000, 40_000),
			)
			.map(([piece, length]) => piece.repeat(length / piece.length)),
	},
)

/** Any JSON, sometimes deep and wide. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 4, arbitrary: hostileText },
	{
		weight: 4,
		arbitrary: fc.constantFrom<unknown>(
			null,
			true,
			false,
			0,
			-1,
			1,
			1.5,
			-0,
			1e21,
			2 ** 31,
			2 ** 53,
			-(2 ** 63),
			1e308,
			[],
			{},
			[null],
			[[]],
			{ a: 1 },
			['a', 'a'],
		),
	},
	{ weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
	{
		weight: 1,
		arbitrary: fc
			.tuple(
				fc.constantFrom<unknown>(null, 0, '', 'a', {}, []),
				fc.constantFrom(60, 499, 501, 20_000),
			)
			.map(([member, length]) => Array.from({ length }, () => member)),
	},
	{ weight: 1, arbitrary: fc.constantFrom(7, 9, 1_000).map(nested) },
)

function nested(depth: number) {
	let value: unknown = 0
	for (let level = 0; level < depth; level += 1) value = [value]
	return value
}
