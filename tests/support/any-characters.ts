import fc from 'fast-check'

const codePoint = fc.oneof(
	{ weight: 1, arbitrary: fc.integer({ min: 0, max: 0xd7ff }) },
	{ weight: 16, arbitrary: fc.integer({ min: 0xe000, max: 0x10ffff }) },
)

/**
 * Any characters. The strings of fast-check's own unit "binary" cost a second of processor time and a map of a million
 * characters, which stays with the process that test files share.
 */
export const anyCharacters = (maxLength: number): fc.Arbitrary<string> =>
	fc.array(codePoint, { maxLength }).map((codes) => String.fromCodePoint(...codes))
