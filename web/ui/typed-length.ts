/**
 * The `maxlength` of a field whose text may have so many characters: far more, since browsers cut pasted text without a
 * word. What is too long is refused by the form, with a message, and kept.
 */
export function typedLength(longest: number | undefined): number | undefined {
	return longest === undefined ? undefined : longest * 2 + 20
}
