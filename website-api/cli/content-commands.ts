import { type Command, Option } from 'commander'
import { z } from 'zod'
import { listPages, writePage } from '#contract/edited-text.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jsonFrom, sitePath, textOf } from './site-path.ts'
import { jakartaTime, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const TextOptions = Company.extend({
	lang: z.string(),
	title: z.string().optional(),
	summary: z.string().optional(),
})

/** Registers `pages …` and `information …`. */
export function registerContent(program: Command) {
	const pages = program.command('pages').description(say('pages'))
	addList(pages, 'pages', say('pages.list'))
	addPut(pages, 'pages', '<key>', say('pages.put'))
	addPublish(pages, 'pages', '<key>')
	pages
		.command('faq')
		.description(say('pages.faq'))
		.argument('<file>', say('pages.faq.file'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (file: string, raw: unknown) => {
			const GROUP_LIST = jsonFrom(await textOf(file), file)
			await change('PUT', sitePath(Company.parse(raw).company, 'faq'), { GROUP_LIST })
		})

	const information = program.command('information').description(say('information'))
	addList(information, 'informations', say('information.list'))
	addPut(information, 'informations', '<slug>', say('information.put'))
	addPublish(information, 'informations', '<slug>')
	addWithdraw(information, 'informations', say('information.withdraw'))
}

function addList(command: Command, kind: string, description: string) {
	command
		.command('list')
		.description(description)
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, kind)
			const { data } = await callOperatorApi(listPages.answer, { path })
			const rows = data.list.map((one) => [
				one.KEY,
				stateOf(one),
				jakartaTime(one.UPDATED_AT),
				one.TITLE_ID,
			])
			printText(
				rows.length > 0 ? tableOf(heads('page', 'state', 'changed', 'title'), rows) : say('none'),
			)
		})
}

function stateOf(page: { WITHDRAWN_AT: string | null; NEEDS_REVIEW: boolean }): string {
	if (page.WITHDRAWN_AT !== null) return say('state.withdrawn')
	return page.NEEDS_REVIEW ? say('state.toReview') : say('state.shown')
}

function addPublish(command: Command, kind: string, name: string) {
	command
		.command('publish')
		.description(say('pages.publish'))
		.argument(name)
		.requiredOption('--company <code>', say('shop'))
		.action((key: string, raw: unknown) =>
			change('POST', sitePath(Company.parse(raw).company, kind, key, 'review'), {}),
		)
}

function addPut(command: Command, kind: string, name: string, description: string) {
	command
		.command('put')
		.description(description)
		.argument(name)
		.argument('<file>', say('htmlFile'))
		.requiredOption('--company <code>', say('shop'))
		.addOption(languageOption())
		.option('--title <text>', say('pages.put.title'))
		.option('--summary <text>', say('pages.put.summary'))
		.action(async (key: string, file: string, raw: unknown) => {
			const options = TextOptions.parse(raw)
			await change('PUT', sitePath(options.company, kind, key), {
				LANGUAGE: options.lang,
				TITLE: options.title,
				SUMMARY: options.summary,
				HTML: await textOf(file),
			})
		})
}

/** Language of a file. */
export function languageOption() {
	return new Option('--lang <language>', say('content.language'))
		.choices(LANGUAGE_CODES)
		.makeOptionMandatory()
}

/** Adds `withdraw <slug>` to a command. */
export function addWithdraw(command: Command, kind: string, description: string) {
	return command
		.command('withdraw')
		.description(say('content.withdraw', { what: description }))
		.argument('<slug>')
		.requiredOption('--company <code>', say('shop'))
		.action((slug: string, raw: unknown) =>
			change('POST', sitePath(Company.parse(raw).company, kind, slug, 'withdrawal'), {}),
		)
}

/** Sends a change and prints that it was made. */
export async function change(
	method: 'POST' | 'PUT' | 'DELETE',
	path: `/${string}`,
	body?: unknown,
) {
	const { data } = await callOperatorApi(writePage.answer, { method, path, body })
	printText(say('change', { key: data.KEY }))
}
