import type { Command } from 'commander'
import { z } from 'zod'
import {
	endFlashSale,
	listPlannedSales,
	planFlashSale,
	type PlannedSale,
} from '#contract/flash-sale-plan.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, rupiah, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const OpenOptions = Company.extend({
	name: z.string(),
	nameEn: z.string().optional(),
	start: z.string().optional(),
	end: z.string(),
	item: z.array(z.string()),
})
const Item = /^([^=]{1,64})=(\d{1,12}):(\d{1,7})(?::(\d{1,7}))?$/

/** Registers `flash-sales …`. */
export function registerFlashSales(program: Command) {
	const sales = program.command('flash-sales').description(say('flashSales'))
	sales
		.command('list')
		.description(say('flashSales.list'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			print((await callEndpoint(listPlannedSales, codeIn(raw))).list)
		})
	sales
		.command('open')
		.description(say('flashSales.open'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--name <text>', say('flashSales.open.name'))
		.option('--name-en <text>', say('sameInEnglish'))
		.option('--start <time>', say('flashSales.open.start'))
		.requiredOption('--end <time>', say('flashSales.open.end'))
		.requiredOption(
			'--item <sku=price:units[:each]>',
			say('flashSales.open.item'),
			(one: string, before: string[]) => [...before, one],
			[],
		)
		.action(async (raw: unknown) => {
			const options = OpenOptions.parse(raw)
			const { list } = await callEndpoint(planFlashSale, {
				...codeIn(raw),
				body: {
					nameId: options.name,
					nameEn: options.nameEn ?? options.name,
					startsAt: timeOf(options.start ?? new Date().toISOString()),
					endsAt: timeOf(options.end),
					items: options.item.map(itemOf),
				},
			})
			print(list)
		})
	sales
		.command('end')
		.description(say('flashSales.end'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.action(async (id: string, raw: unknown) => {
			print((await callEndpoint(endFlashSale, { ...codeIn(raw), id })).list)
		})
}

const codeIn = (raw: unknown) => ({ code: Company.parse(raw).company })

function timeOf(text: string): Date {
	const time = new Date(text)
	if (Number.isNaN(time.getTime())) throw new UsageError(say('flashSales.wrongTime', { text }))
	return time
}

function itemOf(text: string) {
	const [, sku, price, quota, most = '1'] = Item.exec(text) ?? []
	if (sku === undefined) throw new UsageError(say('flashSales.wrongItem', { text }))
	return { sku, price: Number(price), quota: Number(quota), most: Number(most) }
}

function print(list: PlannedSale[]) {
	const rows = list.flatMap((sale) =>
		sale.items.map((item, at) => [
			at === 0 ? String(sale.id) : '',
			at === 0 ? sale.nameId : '',
			at === 0 ? `${jakartaTime(sale.startsAt)} - ${jakartaTime(sale.endsAt)}` : '',
			at === 0 ? say(`flashSales.state.${sale.state}`) : '',
			item.sku,
			rupiah(item.price),
			`${item.sold}/${item.quota}`,
			String(item.most),
		]),
	)
	const headings = heads('sale', 'name', 'time', 'state', 'sku', 'price', 'sold', 'each')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('flashSales.none'))
}
