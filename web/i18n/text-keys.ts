/** `a.b` of `{ a: { b: 'Text' } }`. The forms of a plural (`b_one`, `b_other`) are one key. */
export type KeyOf<T> = {
	[Name in keyof T & string]: T[Name] extends string ? PluralOf<Name> : `${Name}.${KeyOf<T[Name]>}`
}[keyof T & string]

type PluralOf<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name

/** The keys below a group, without it: `PAID` of `status.PAID`. */
export type NameIn<Key extends string, Group extends string> = Key extends `${Group}.${infer Name}`
	? Name
	: never

/** `orders:status.PAID` of every namespace. */
export type QualifiedKeyOf<Files> = {
	[Name in keyof Files & string]: `${Name}:${KeyOf<Files[Name]>}`
}[keyof Files & string]

export type TextValues = Readonly<Record<string, unknown>>

/**
 * i18next's `t` for keys that exist. A template over a union, as in t(`status.${status}`), compiles if each of its values
 * has a text. i18next's own types for this take minutes with these files.
 */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string

/**
 * The text of a key that came as a message: of a form's schema, a cookie or an answer. The literals that become messages
 * are compared with the texts by scripts/texts.ts.
 */
export function messageText<Key extends string>(
	t: Translate<Key>,
	message: string,
	values?: TextValues,
): string {
	// Zod's messages have no type but string.
	return t(message as Key, values)
}

/**
 * The text of a code that another program sent, `<group>.<code>`; the code itself where it has none, as of a newer
 * website API. What this program lists itself is written as a template, which the compiler knows.
 */
export function codeText<Key extends string>(
	t: Translate<Key>,
	group: string,
	code: string,
): string {
	return t(`${group}.${code}` as Key, { defaultValue: code })
}
