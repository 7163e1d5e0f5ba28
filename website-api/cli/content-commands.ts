import { type Command, Option } from 'commander'
import { z } from 'zod'
import { OperatorChangedWire, OperatorPageListWire } from '#contract/operator-site.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { callOperator } from './operator-client.ts'
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
	const pages = program.command('pages').description('the pages of fixed address: about, faq …')
	addList(pages, 'pages', 'the pages that are written')
	addPut(pages, 'pages', '<key>', 'write a page from an HTML file')
	addPublish(pages, 'pages', '<key>')
	pages
		.command('faq')
		.description('replace the questions of the page faq')
		.argument('<file>', 'JSON: [{"title": {"id", "en"}, "entries": [{"question", "answer"}]}]')
		.requiredOption('--company <code>', 'which shop')
		.action(async (file: string, raw: unknown) => {
			const GROUP_LIST = jsonFrom(await textOf(file), file)
			await change('PUT', sitePath(Company.parse(raw).company, 'faq'), { GROUP_LIST })
		})

	const information = program.command('information').description('pages of addresses of your own')
	addList(information, 'informations', 'these pages, also the withdrawn ones')
	addPut(information, 'informations', '<slug>', 'write a page from an HTML file and show it')
	addPublish(information, 'informations', '<slug>')
	addWithdraw(information, 'informations', 'take a page away')
}

function addList(command: Command, kind: string, description: string) {
	command
		.command('list')
		.description(description)
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, kind)
			const { data } = await callOperator(OperatorPageListWire, { path })
			const rows = data.list.map((one) => [
				one.KEY,
				stateOf(one),
				jakartaTime(one.UPDATED_AT),
				one.TITLE_ID,
			])
			printText(rows.length > 0 ? tableOf(['PAGE', 'STATE', 'CHANGED', 'TITLE'], rows) : 'None.')
		})
}

function stateOf(page: { WITHDRAWN_AT: string | null; NEEDS_REVIEW: boolean }): string {
	if (page.WITHDRAWN_AT !== null) return 'withdrawn'
	return page.NEEDS_REVIEW ? 'shown, to review' : 'shown'
}

function addPublish(command: Command, kind: string, name: string) {
	command
		.command('publish')
		.description('say that a page which the shop was given has been reviewed')
		.argument(name)
		.requiredOption('--company <code>', 'which shop')
		.action((key: string, raw: unknown) =>
			change('POST', sitePath(Company.parse(raw).company, kind, key, 'review'), {}),
		)
}

function addPut(command: Command, kind: string, name: string, description: string) {
	command
		.command('put')
		.description(description)
		.argument(name)
		.argument('<file>', 'the HTML file')
		.requiredOption('--company <code>', 'which shop')
		.addOption(languageOption())
		.option('--title <text>', 'needed for a new page')
		.option('--summary <text>', 'one sentence, needed for a new page')
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
	return new Option('--lang <language>', 'the language of the file; the other one stays as it is')
		.choices(LANGUAGE_CODES)
		.makeOptionMandatory()
}

/** Adds `withdraw <slug>` to a command. */
export function addWithdraw(command: Command, kind: string, description: string) {
	return command
		.command('withdraw')
		.description(`${description}; its address then answers that it is gone`)
		.argument('<slug>')
		.requiredOption('--company <code>', 'which shop')
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
	const { data } = await callOperator(OperatorChangedWire, { method, path, body })
	printText(`${data.KEY}: done.`)
}
