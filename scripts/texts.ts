import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'
import { type TextUses, usesOf } from './text-uses.ts'

/** Texts by key, by language. */
type Texts = Map<string, Map<string, string>>
/** Code by path. */
type Sources = Record<string, string>

// The compiler knows every key that `t` is given (web/i18n/text-keys.ts). What it does not know is compared here: texts
// between languages, texts with their users, and messages, which are strings to it.

/** The applications: their texts and the code that shows them. */
const applications = [
	{ texts: 'app/i18n/locales', code: ['app', 'web', 'server'] },
	{ texts: 'admin/i18n/locales', code: ['admin', 'web', 'server/admin'] },
]
/** Texts of one file for each language, whose readers are typed by their keys. */
const tables = ['', 'command-line', 'import', 'mail', 'member-file', 'order-mail']

/** What is wrong with the texts of the applications and of the website API, a line each. */
export function textFaults(): string[] {
	const api = sourcesIn('website-api', 'contract', 'examples', 'process')
	return [
		...applications.flatMap(({ texts, code }) => faultsOf(namespacesIn(texts), sourcesIn(...code))),
		...differences(namespacesIn('web/i18n/locales')),
		...tableFaults(
			tables.map((name) => textsByLanguage('website-api/i18n', name)),
			api,
		),
	]
}

/**
 * Faults of an application.
 * @param texts its texts by key with the namespace, by language
 * @param sources its code by path
 */
export function faultsOf(texts: Texts, sources: Sources): string[] {
	const keys = new Set([...texts.values()].flatMap((own) => [...own.keys()].map(baseOf)))
	const uses = Object.entries(sources).map(([file, code]) => usesOf(file, code, namesOf(keys)))
	return [
		...differences(texts),
		...uses.flatMap((one) => missingTexts(one, keys)),
		...unusedKeys(keys, uses).map((key) => `Nothing uses the text ${key}.`),
	]
}

/** Faults of tables of texts, whose keys stand in the code as they are, as templates, or as both parts of one. */
export function tableFaults(tables: Texts[], sources: Sources): string[] {
	const uses = Object.entries(sources).map(([file, code]) => usesOf(file, code, new Set()))
	const isUsed = (key: string) => {
		const dot = key.lastIndexOf('.')
		return uses.some(
			(one) =>
				one.keys.has(key) ||
				one.patterns.some((pattern) => pattern.test(key)) ||
				(dot > 0 && one.keys.has(key.slice(0, dot)) && one.keys.has(key.slice(dot + 1))),
		)
	}
	return tables.flatMap((texts) => {
		const keys = new Set([...texts.values()].flatMap((own) => [...own.keys()]))
		return [
			...differences(texts),
			...[...keys].filter((key) => !isUsed(key)).map((key) => `Nothing uses the text ${key}.`),
		]
	})
}

/** Texts that one language has and another lacks, that no rule of its plurals chooses, or with other values in them. */
function differences(texts: Texts) {
	return [...texts].flatMap(([language, own]) => {
		const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
		const others = [...texts.values()].filter((other) => other !== own)
		const expected = new Set(others.flatMap((other) => [...other.keys()].map(baseOf)))
		const has = (key: string) => own.has(key) || forms.every((form) => own.has(`${key}_${form}`))
		return [
			...[...expected].filter((key) => !has(key)).map((key) => `${language} lacks ${key}.`),
			...[...own.keys()]
				.filter(
					(key) => key !== baseOf(key) && !forms.includes(key.slice(key.lastIndexOf('_') + 1)),
				)
				.map((key) => `${language} has no plural form ${key}.`),
			...[...own]
				.filter(([key, text]) => others.some((other) => hasOtherValues(other.get(key), text)))
				.map(([key]) => `${key} has other values in ${language}.`),
		]
	})
}

const baseOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
const namespaceOf = (key: string) => key.split(':', 1).join()
const namesOf = (keys: Set<string>) => new Set([...keys].map(namespaceOf))
const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join()

function hasOtherValues(other: string | undefined, text: string) {
	return other !== undefined && valuesOf(other) !== valuesOf(text)
}

/** Messages that are neither a text nor a group of them, and groups of codes without a text. */
function missingTexts({ file, keys: said, groups, namespaces }: TextUses, keys: Set<string>) {
	const known = namesOf(keys)
	const isKey = (text: string) =>
		/^[\w-]+:[\w-]+(?:\.[\w-]+)*$/.test(text) && known.has(namespaceOf(text))
	const hasTexts = (group: string) =>
		[...keys].some((key) =>
			[group, ...[...namespaces].map((name) => `${name}:${group}`)].some((start) =>
				key.startsWith(`${start}.`),
			),
		)
	return [
		...[...said].filter((text) => isKey(text) && !keys.has(text) && !hasTexts(text)),
		...[...groups].filter((group) => !hasTexts(group)),
	].map((text) => `${file}: there is no text ${text}.`)
}

/**
 * Keys that no file names: with their namespace; without it, where the file names the namespace too, or where the key is
 * of several words; by a template; or as the text of a field, whose group and name stand apart.
 */
function unusedKeys(keys: Set<string>, uses: TextUses[]) {
	const said = new Set(uses.flatMap((one) => [...one.keys]))
	const inNamespaces = new Set(
		uses.flatMap((one) =>
			[...one.namespaces].flatMap((name) => [...one.keys].map((key) => `${name}:${key}`)),
		),
	)
	const patterns = uses.flatMap((one) =>
		one.patterns.map((pattern) => ({ pattern, of: one.namespaces })),
	)
	const isUsed = (key: string) => {
		const [namespace = '', name = ''] = key.split(':')
		return (
			said.has(key) ||
			inNamespaces.has(key) ||
			(name.includes('.') && said.has(name)) ||
			patterns.some(
				({ pattern, of }) =>
					pattern.test(key) || ((of.size === 1 || of.has(namespace)) && pattern.test(name)),
			)
		)
	}
	const isOfField = (key: string) => {
		const [, group, name] = /:(?:(.+)\.)?([^.]+?)(?:Help)?$/.exec(key) ?? []
		return group !== undefined && name !== undefined && said.has(group) && said.has(name)
	}
	// The words of a context: `status.SHIPPING_pickup` of `status.SHIPPING`.
	const isOfContext = (key: string) => {
		const plain = key.replace(/_[a-z]+$/, '')
		return plain !== key && keys.has(plain) && isUsed(plain)
	}
	return [...keys].filter((key) => !isUsed(key) && !isOfField(key) && !isOfContext(key))
}

function namespacesIn(folder: string): Texts {
	return new Map(
		readdirSync(inProject(folder)).map((language) => [
			language,
			new Map(
				readdirSync(inProject(folder, language)).flatMap((file) =>
					textsIn(readJson(folder, language, file), `${file.replace('.json', '')}:`),
				),
			),
		]),
	)
}

function textsByLanguage(...folder: string[]): Texts {
	return new Map(
		readdirSync(inProject(...folder))
			.filter((file) => file.endsWith('.json'))
			.map((file) => [file.replace('.json', ''), new Map(textsIn(readJson(...folder, file), ''))]),
	)
}

const readJson = (...file: string[]): object => JSON.parse(readFileSync(inProject(...file), 'utf8'))

function textsIn(texts: object, start: string): [string, string][] {
	return Object.entries(texts).flatMap(([name, text]) =>
		typeof text === 'string' ? [[`${start}${name}`, text]] : textsIn(text, `${start}${name}.`),
	)
}

/** Code by its path in the project, without tests. */
function sourcesIn(...folders: string[]): Sources {
	return Object.fromEntries(
		folders
			.flatMap((folder) => readdirSync(inProject(folder), { withFileTypes: true, recursive: true }))
			.filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
			.map((entry) => path.join(entry.parentPath, entry.name))
			.map((file) => [path.relative(inProject(), file), readFileSync(file, 'utf8')]),
	)
}
