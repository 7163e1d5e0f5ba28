import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorFlashSaleListWire, type OperatorFlashSaleRowWire } from '#contract/flash-sale.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { sitePath } from './site-path.ts'
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
			const path = sitePath(Company.parse(raw).company, 'flash-sales')
			print((await callOperator(OperatorFlashSaleListWire, { path })).data.list)
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
			const { data } = await callOperator(OperatorFlashSaleListWire, {
				method: 'POST',
				path: sitePath(options.company, 'flash-sales'),
				body: {
					NAME_ID: options.name,
					NAME_EN: options.nameEn ?? options.name,
					STARTS_AT: timeOf(options.start ?? new Date().toISOString()),
					ENDS_AT: timeOf(options.end),
					ITEM_LIST: options.item.map(itemOf),
				},
			})
			print(data.list)
		})
	sales
		.command('end')
		.description(say('flashSales.end'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.action(async (id: string, raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, `flash-sales/${encodeURIComponent(id)}/end`)
			print((await callOperator(OperatorFlashSaleListWire, { method: 'POST', path })).data.list)
		})
}

function timeOf(text: string): string {
	const time = new Date(text)
	if (Number.isNaN(time.getTime())) throw new UsageError(say('flashSales.wrongTime', { text }))
	return time.toISOString()
}

function itemOf(text: string) {
	const [, VARIANT_SKU, price, quota, most = '1'] = Item.exec(text) ?? []
	if (VARIANT_SKU === undefined) throw new UsageError(say('flashSales.wrongItem', { text }))
	return { VARIANT_SKU, PRICE: Number(price), QUOTA: Number(quota), MOST: Number(most) }
}

function print(list: OperatorFlashSaleRowWire[]) {
	const rows = list.flatMap((sale) =>
		sale.ITEM_LIST.map((item, at) => [
			at === 0 ? String(sale.FLASH_SALE_ID) : '',
			at === 0 ? sale.NAME_ID : '',
			at === 0 ? `${jakartaTime(sale.STARTS_AT)} - ${jakartaTime(sale.ENDS_AT)}` : '',
			at === 0 ? say(`flashSales.state.${sale.STATE}`) : '',
			item.VARIANT_SKU,
			rupiah(item.PRICE),
			`${item.SOLD}/${item.QUOTA}`,
			String(item.MOST),
		]),
	)
	const headings = heads('sale', 'name', 'time', 'state', 'sku', 'price', 'sold', 'each')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('flashSales.none'))
}
