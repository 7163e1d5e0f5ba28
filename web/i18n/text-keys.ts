/** `a.b` of `{ a: { b: 'Text' } }`. The forms of a plural (`b_one`, `b_other`) are one key. */
export type KeyOf<T> = {
	[Name in keyof T & string]: T[Name] extends string ? PluralOf<Name> : `${Name}.${KeyOf<T[Name]>}`
}[keyof T & string]

type PluralOf<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name

/** `orders:status.PAID` of every namespace. */
export type QualifiedKeyOf<Files> = {
	[Name in keyof Files & string]: `${Name}:${KeyOf<Files[Name]>}`
}[keyof Files & string]

export type TextValues = Readonly<Record<string, unknown>>

/**
 * i18next's `t` for keys that exist. A template over a union, as in t(`status.${status}`), compiles if each of its values
 * has a text. i18next's own types for this take minutes with these files.
 */
export type Translate<Key extends string> = {
	(key: Key | (string & {}), values?: TextValues): string
	(key: string, fallback: string): string
}
