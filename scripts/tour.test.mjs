import { execFile } from 'node:child_process'
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { sampleOf } from '#tests/support/sizes.ts'
import { inProject } from './project.mjs'

const tour = readFileSync(inProject('docs', 'tour.md'), 'utf8')
const recipes = tour
	.slice(tour.indexOf('## Recipes'))
	.split('\n\n')
	.filter((paragraph) => paragraph.startsWith('**'))
const titleOf = (recipe) => /^\*\*(.+?)\*\*/.exec(recipe)?.[1] ?? ''
const recipeOf = (title) => recipes.find((recipe) => titleOf(recipe) === title) ?? ''

const roots = [
	'admin',
	'app',
	'contract',
	'process',
	'scripts',
	'server',
	'tests',
	'web',
	'website-api',
]
const files = roots.flatMap((root) => [
	root,
	...readdirSync(inProject(root), { withFileTypes: true, recursive: true }).map((entry) => {
		const file = path.relative(inProject(), path.join(entry.parentPath, entry.name))
		return file.replaceAll(path.sep, '/')
	}),
])

/** What a text has in backticks, with `{id,en}` written out. */
function namedIn(text) {
	return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => {
		const [whole, choices] = /\{([\w,]+)\}/.exec(name) ?? []
		return choices ? choices.split(',').map((choice) => name.replace(whole, choice)) : [name]
	})
}

const isPath = (name) =>
	/^[\w.{}*/-]+$/.test(name) && (name.includes('/') || /\.(tsx?|json)$/.test(name))
const isThere = (name) => {
	const pattern = new RegExp(
		`(^|/)${name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`,
	)
	return files.some((file) => pattern.test(file))
}

describe('the tour of the code', () => {
	test('names files and folders that are there', () => {
		// Addresses of requests are no files.
		const paths = namedIn(tour).filter((name) => isPath(name) && !name.startsWith('/'))
		expect(paths.length).toBeGreaterThan(60)
		const missing = paths.filter((name) => !isThere(name) && !inOtherPlace(name))
		expect(missing).toEqual([])
	})

	test('names scripts of the package', () => {
		const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
		const named = [...tour.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
		expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
	})

	test.each(recipes.map((recipe) => [titleOf(recipe), recipe]))(
		'the recipe "%s" names things that its files have',
		(_title, recipe) => {
			const named = namedIn(recipe)
			const sources = files
				.filter(
					(file) => /\.tsx?$/.test(file) && named.some((name) => isPath(name) && isIn(file, name)),
				)
				.map((file) => readFileSync(inProject(file), 'utf8'))
			const symbols = named.filter((name) => /^(?:[A-Z_]{4,}|[a-z]+[A-Z]\w+|texts)$/.test(name))
			expect(symbols.filter((name) => !sources.some((source) => source.includes(name)))).toEqual([])
			expect(named.length).toBeGreaterThan(0)
		},
	)
})

const isIn = (file, name) =>
	file === name || file.endsWith(`/${name}`) || file.startsWith(`${name}/`)

/** Files of the root and of docs. */
function inOtherPlace(name) {
	return ['docs', '.'].some((root) => readdirSync(inProject(root)).includes(name))
}

const language = 'ms'
let folder
afterEach(() => {
	if (folder) rmSync(folder, { recursive: true, force: true })
	folder = undefined
})

describe('the recipe of a language', () => {
	const places = namedIn(recipeOf('A language')).filter(
		(name) => name.endsWith('/locales') || name === 'website-api/i18n',
	)
	const inner = namedIn(recipeOf('A language')).filter(
		(name) => /^[a-z-]+$/.test(name) && name !== 'en',
	)

	test('lists all that the website API and the pages load when they start', async () => {
		addLanguage()
		expect(await start()).toBe('')
	})

	// In the usual run one of them: each is a start of its own.
	test.each(sampleOf(inner, inner.length))(
		'without its file in the folder %s, the start says so',
		async (name) => {
			addLanguage()
			rmSync(path.join(folder, 'website-api/i18n', name, `${language}.json`))
			expect(await start()).toContain(`${name}/${language}.json`)
		},
	)

	test('counts its files', () => {
		const counted = places.flatMap((place) => filesOfEnglish(place)).length + inner.length
		const [, said] = /\| third language +\| 1 +\| \+ (\d+)/.exec(tour) ?? []
		expect(Number(said)).toBe(counted)
	})

	const filesOfEnglish = (place) =>
		files.filter((file) => file.startsWith(`${place}/en/`) || file === `${place}/en.json`)

	/** Follows the recipe in a copy of the sources. */
	function addLanguage() {
		mkdirSync(inProject('.cache'), { recursive: true })
		folder = mkdtempSync(inProject('.cache', 'tour-'))
		for (const part of [
			'package.json',
			'contract',
			'process',
			'app/i18n',
			'web',
			'website-api/i18n',
		]) {
			cpSync(inProject(part), path.join(folder, part), { recursive: true })
		}
		const list = path.join(folder, 'contract/languages.ts')
		const text = readFileSync(list, 'utf8')
		const entry = /\ten: \{[^}]+\},\n/.exec(text)?.[0] ?? ''
		writeFileSync(
			list,
			text
				.replace("['id', 'en']", `['id', 'en', '${language}']`)
				.replace(
					entry,
					entry + entry.replace('en:', `${language}:`).replace('number: 2', 'number: 3'),
				),
		)
		for (const place of [...places, ...inner.map((name) => `website-api/i18n/${name}`)]) {
			for (const file of filesOfEnglish(place)) {
				if (!file.startsWith('admin/')) copyAs(file, file.replace(/\ben(?=\/|\.json)/, language))
			}
		}
	}

	function copyAs(file, copy) {
		mkdirSync(path.dirname(path.join(folder, copy)), { recursive: true })
		cpSync(path.join(folder, file), path.join(folder, copy))
	}

	/** Loads what both programs load before they listen; returns what is printed of an error. */
	async function start() {
		const loaded = files.filter(
			(file) => /^website-api\/i18n\/[\w-]+\.ts$/.test(file) && !file.endsWith('.test.ts'),
		)
		const modules = [
			...loaded,
			'app/i18n/common-texts.server.ts',
			'web/i18n/refusal-texts.server.ts',
		]
		const code = modules.map((file) => `await import('./${file}')`).join('\n')
		const main = path.join(folder, 'start.mts')
		writeFileSync(main, `${code}\nexport {}\n`)
		return promisify(execFile)(process.execPath, ['--import', 'tsx', main], { cwd: folder }).then(
			() => '',
			(error) => String(error.stderr),
		)
	}
})

test('the index of decisions names each of them once, with its title', () => {
	const folder = inProject('docs', 'decisions')
	const textOf = (file) => readFileSync(path.join(folder, file), 'utf8')
	const links = [...textOf('README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)]
	const titles = readdirSync(folder)
		.filter((file) => /^\d/.test(file))
		.map((file) => [file, /^# (.+)$/m.exec(textOf(file))?.[1]])
	expect(links.map(([, title, file]) => [file, title]).toSorted()).toEqual(titles.toSorted())
})
