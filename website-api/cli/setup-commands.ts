import type { Command } from 'commander'
import { answerOf } from '#contract/endpoint-call.ts'
import { type District, findStaffDistricts } from '#contract/region.ts'
import { addSetupLink } from '#contract/setup.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callEndpoint, callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, tableOf } from './text.ts'

/** Registers `setup …` and `regions`. */
export function registerSetup(program: Command) {
	program
		.command('setup')
		.description(say('setup'))
		.command('link')
		.description(say('setup.link'))
		.action(async () => {
			const { address, expiresAt } = await callEndpoint(addSetupLink, {})
			printText(say('setup.shown', { time: jakartaTime(expiresAt) }))
			printText(address)
		})
	program
		.command('regions')
		.description(say('regions'))
		.argument('<name...>', say('regions.name'))
		.action(async (words: string[]) => {
			const found = await searchDistricts(words.join(' '))
			printText(found.length > 0 ? districtTable(found) : say('regions.none'))
		})
}

/** The code of a district, given its code or name. Throws a Mistake unless exactly one matches. */
export async function districtCode(text: string): Promise<string> {
	if (/^\d{2}\.\d{2}\.\d{2}$/.test(text)) return text
	const found = await searchDistricts(text)
	const wanted = text.trim().toLowerCase()
	const same = found.filter(({ name }) => name.toLowerCase() === wanted)
	const [one, ...others] = same.length > 0 ? same : found
	if (one && others.length === 0) return one.code
	if (!one) throw notFound(say('district.notFound', { text }))
	throw new UsageError(say('district.several', { text, table: districtTable(found) }))
}

async function searchDistricts(text: string): Promise<District[]> {
	const query = { TEXT_SEARCH: text, LIMIT: '20' }
	const found = await callOperatorApi(findStaffDistricts.answer, { path: '/districts', query })
	return answerOf(findStaffDistricts, found).list
}

function districtTable(districts: District[]): string {
	const rows = districts.map(({ code, name, city, province }) => [code, name, city, province])
	return tableOf(heads('code', 'district', 'city', 'province'), rows)
}
