import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { runCommand, type Settings } from '#tests/support/run-command.ts'
import { inLanguage } from '#website-api/i18n/command-line-text.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import en from '../i18n/command-line/en.json' with { type: 'json' }
import id from '../i18n/command-line/id.json' with { type: 'json' }
import { newProgram } from './program.ts'

const indonesian = { LANG: 'id_ID.UTF-8' }

test('both languages have the same texts with the same parameters', () => {
	const parametersOf = (texts: Record<string, string>) =>
		Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()])
	expect(parametersOf(id)).toEqual(parametersOf(en))
})

test('the help of every command is in Indonesian, with the same names', () => {
	const english = helpIn('en')
	expect(english.size).toBeGreaterThan(100)
	for (const [command, own] of helpIn('id')) {
		const other = english.get(command) ?? []
		expect(termsOf(own), command).toEqual(termsOf(other))
		const kept = own.filter((line) => other.includes(line) && /[a-z]{2,} [a-z]{2,}/.test(line))
		expect(kept, command).toEqual([])
	}
})

test.each<[string, Settings, string]>([
	['LANG', { LANG: 'id_ID' }, 'Cara pakai:'],
	['LC_MESSAGES before LANG', { LC_MESSAGES: 'id_ID', LANG: 'en_US.UTF-8' }, 'Cara pakai:'],
	['LC_ALL before LC_MESSAGES', { LC_ALL: 'en_US', LC_MESSAGES: 'id_ID' }, 'Usage:'],
	['the next, if one is empty', { LC_ALL: '', LC_MESSAGES: '', LANG: 'id_ID' }, 'Cara pakai:'],
	['English for C', { LC_ALL: 'C', LANG: 'id_ID' }, 'Usage:'],
	['English for POSIX', { LANG: 'POSIX' }, 'Usage:'],
	['English for another language', { LANG: 'de_DE.UTF-8' }, 'Usage:'],
	['English without a locale', {}, 'Usage:'],
])('help follows %s', async (_title, env, usage) => {
	expect((await runCommand(['orders', 'list', '--help'], env)).out).toContain(usage)
})

test.each<[string[], string]>([
	[['shwo'], "kesalahan: perintah 'shwo' tidak dikenal"],
	[['order'], "kesalahan: perintah 'order' tidak dikenal\n(Maksudnya orders?)"],
	[['orders', 'list', '--pgae', '1'], "opsi '--pgae' tidak dikenal\n(Maksudnya --page?)"],
	[['orders', 'show'], "argumen 'number' wajib diisi"],
	[['orders', 'show', 'A', 'B'], "argumen untuk 'show' terlalu banyak. Seharusnya 1, ternyata 2."],
	[['orders', 'list', '--page'], "opsi '--page <number>' belum ada nilainya"],
	[['agents', 'list'], "opsi '--company <code>' wajib diisi"],
	[
		['site', 'set', '--company', 'a', '--whatsapp', 'maybe'],
		"nilai 'maybe' untuk opsi '--whatsapp <state>' tidak bisa dipakai. Pilihannya: on, off.",
	],
	[
		['orders', 'cancel', 'A', '--reason', 'bored'],
		'tidak bisa dipakai. Alasannya salah satu dari out-of-stock',
	],
	[
		['import', 'products', 'x', '--company', 'a', '--rate', 'much'],
		'Opsi --rate salah: harus berupa angka.',
	],
	[['import', 'products', 'none.csv', '--company', 'a'], 'Tidak ada file none.csv.'],
	[['keys', 'add', '--role', 'boss'], 'Perannya salah satu dari owner'],
	[['orders', 'cancel', 'A'], 'Belum ada yang dilakukan. Tambahkan --yes'],
])('the wrong usage %j is explained in Indonesian', async (args, text) => {
	const { code, error } = await runCommand(args, indonesian)
	expect(code).toBe(2)
	expect(error).toContain(text)
	expect(error).not.toMatch(/^error|Usage:|Did you mean|Expected|Allowed/m)
})

test('with --json an error is the same in every language', async () => {
	for (const args of [
		['orders', 'show', '--json'],
		['mail', 'show', 'x', '--json'],
		['shwo', '--json'],
	]) {
		expect(await runCommand(args, indonesian)).toEqual(await runCommand(args, {}))
	}
})

// What says something in one language only.
test('no command has texts of its own', () => {
	const folder = import.meta.dirname
	const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))
	const literal =
		/(?:description|printText|UsageError|notFound|question)\(\s*(?:'|"|`(?!\s*\$\{|\\n))[^'"`]*[a-z]|\b(?:headings|names) = \[|tableOf\(\s*\[\s*'|(?:argument|ption)\(\s*'[^']*',\s*['"`]\w*[a-z]/g
	const found = files.flatMap((file) =>
		(readFileSync(path.join(folder, file), 'utf8').match(literal) ?? []).map((text) => [
			file,
			text,
		]),
	)
	expect(found).toEqual([])
})

/** The lines of the help of every command. */
function helpIn(locale: Locale): Map<string, string[]> {
	const found = new Map<string, string[]>()
	const collect = (command: Command, name: string) => {
		found.set(name, command.helpInformation().split('\n'))
		for (const below of command.commands) collect(below, `${name} ${below.name()}`)
	}
	inLanguage(locale, () => collect(newProgram(false), 'etalase'))
	return found
}

/** The first column of the lists: arguments, options and commands. */
function termsOf(lines: string[]): string[] {
	return lines
		.map((line) => /^ {2}(\S+)/.exec(line)?.[1] ?? '')
		.filter((term) => term !== '')
		.toSorted()
}
