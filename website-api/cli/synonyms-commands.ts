import type { Command } from 'commander'
import { z } from 'zod'
import { SynonymsWire } from '#contract/operator-synonyms.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const Lists = Company.extend({ words: z.string(), also: z.string().default('') })

/** Registers `synonyms …`. */
export function registerSynonyms(program: Command) {
	const synonyms = program.command('synonyms').description(say('synonyms'))
	synonyms
		.command('list')
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => show(await synonymsOf(Company.parse(raw).company)))
	synonyms
		.command('add')
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--words <list>', say('synonyms.add.words'))
		.option('--also <list>', say('synonyms.add.also'))
		.action(async (raw: unknown) => {
			const lists = Lists.parse(raw)
			await ask(lists.company, { method: 'POST', path: '/search-synonyms', body: bodyOf(lists) })
		})
	synonyms
		.command('set')
		.argument('<number>', say('ofTheList'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--words <list>', say('synonyms.set.words'))
		.option('--also <list>', say('synonyms.add.also'))
		.action(async (number: string, raw: unknown) => {
			const lists = Lists.parse(raw)
			const before = (await synonymsOf(lists.company)).find(
				(one) => String(one.SYNONYM_ID) === number,
			)
			if (!before) throw notFound(say('synonyms.notFound', { number }))
			const body = { ...bodyOf(lists), VERSION: before.VERSION }
			await ask(lists.company, { method: 'PUT', path: pathOf(number), body })
		})
	synonyms
		.command('remove')
		.argument('<number>', say('ofTheList'))
		.requiredOption('--company <code>', say('shop'))
		.action((number: string, raw: unknown) =>
			ask(Company.parse(raw).company, { method: 'DELETE', path: pathOf(number) }),
		)
}

type Change = { method: 'POST' | 'PUT' | 'DELETE'; path: `/${string}`; body?: unknown }

async function ask(company: string, change: Change) {
	await callOperator(SynonymsWire, { ...change, company })
	printText(say('saved'))
}

async function synonymsOf(company: string) {
	return (await callOperator(SynonymsWire, { path: '/search-synonyms', company })).data.list
}

function show(list: Awaited<ReturnType<typeof synonymsOf>>) {
	const rows = list.map((one) => [
		String(one.SYNONYM_ID),
		one.WORD_LIST.join(', '),
		one.ALSO_LIST.join(', '),
	])
	printText(
		rows.length > 0 ? tableOf(heads('number', 'words', 'alsoFind'), rows) : say('synonyms.none'),
	)
}

function pathOf(number: string): `/${string}` {
	return `/search-synonyms/${encodeURIComponent(number)}`
}

function bodyOf({ words, also }: z.output<typeof Lists>) {
	return { WORD_LIST: listIn(words), ALSO_LIST: listIn(also) }
}

function listIn(text: string): string[] {
	return text
		.split(',')
		.map((one) => one.trim())
		.filter((one) => one !== '')
}
