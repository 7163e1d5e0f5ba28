import type { Command } from 'commander'
import { z } from 'zod'
import {
	addSynonym,
	changeSynonym,
	listSynonyms,
	removeSynonym,
	type Synonym,
} from '#contract/synonym.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callEndpoint } from './operator-client.ts'
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
			await callEndpoint(addSynonym, { body: bodyOf(lists) }, lists)
			printText(say('saved'))
		})
	synonyms
		.command('set')
		.argument('<number>', say('ofTheList'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--words <list>', say('synonyms.set.words'))
		.option('--also <list>', say('synonyms.add.also'))
		.action(async (number: string, raw: unknown) => {
			const lists = Lists.parse(raw)
			const before = (await synonymsOf(lists.company)).find(({ id }) => String(id) === number)
			if (!before) throw notFound(say('synonyms.notFound', { number }))
			const body = { ...bodyOf(lists), version: before.version }
			await callEndpoint(changeSynonym, { id: number, body }, lists)
			printText(say('saved'))
		})
	synonyms
		.command('remove')
		.argument('<number>', say('ofTheList'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (number: string, raw: unknown) => {
			await callEndpoint(removeSynonym, { id: number }, Company.parse(raw))
			printText(say('saved'))
		})
}

async function synonymsOf(company: string) {
	return (await callEndpoint(listSynonyms, {}, { company })).list
}

function show(list: Synonym[]) {
	const rows = list.map(({ id, words, also }) => [String(id), words.join(', '), also.join(', ')])
	printText(
		rows.length > 0 ? tableOf(heads('number', 'words', 'alsoFind'), rows) : say('synonyms.none'),
	)
}

function bodyOf({ words, also }: z.output<typeof Lists>) {
	return { words: listIn(words), also: listIn(also) }
}

function listIn(text: string): string[] {
	return text
		.split(',')
		.map((one) => one.trim())
		.filter((one) => one !== '')
}
