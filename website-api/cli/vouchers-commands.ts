import type { Command } from 'commander'
import { z } from 'zod'
import { listVouchers } from '#contract/edited-voucher.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { sitePath } from './site-path.ts'
import { jakartaTime, rupiah, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const whole = z.coerce.number().int()
const AddOptions = Company.extend({
	code: z.string().optional(),
	title: z.string(),
	titleEn: z.string().optional(),
	about: z.string(),
	aboutEn: z.string().optional(),
	amount: whole,
	percent: z.boolean().default(false),
	max: whole.optional(),
	min: whole.default(0),
	from: z.string().optional(),
	until: z.string(),
	quota: whole.optional(),
	each: whole.default(1),
	cashback: z.boolean().default(false),
	shipping: z.boolean().default(false),
	private: z.boolean().default(false),
})

/** Registers `vouchers …`. */
export function registerVouchers(program: Command) {
	const vouchers = program.command('vouchers').description(say('vouchers'))
	vouchers
		.command('list')
		.requiredOption('--company <code>', say('shop'))
		.action((raw: unknown) => print(Company.parse(raw).company))
	vouchers
		.command('add')
		.requiredOption('--company <code>', say('shop'))
		.option('--code <code>', say('vouchers.add.code'))
		.requiredOption('--title <text>', say('inIndonesian'))
		.option('--title-en <text>', say('inEnglish'))
		.requiredOption('--about <text>', say('vouchers.add.about'))
		.option('--about-en <text>', say('inEnglish'))
		.requiredOption('--amount <number>', say('vouchers.add.amount'))
		.option('--percent', say('vouchers.add.percent'))
		.option('--max <rupiah>', say('vouchers.add.max'))
		.option('--min <rupiah>', say('vouchers.add.min'))
		.option('--from <time>', say('vouchers.add.from'))
		.requiredOption('--until <time>', say('untilTime'))
		.option('--quota <number>', say('vouchers.add.quota'))
		.option('--each <number>', say('vouchers.add.each'))
		.option('--cashback', say('vouchers.add.cashback'))
		.option('--shipping', say('vouchers.add.shipping'))
		.option('--private', say('vouchers.add.private'))
		.action((raw: unknown) => {
			const one = AddOptions.parse(raw)
			const body = {
				COUPON_CODE: one.code,
				COUPON_TITLE: { id: one.title, en: one.titleEn ?? one.title },
				COUPON_SHORT_DESCRIPTION: { id: one.about, en: one.aboutEn ?? one.about },
				EFFECTIVE_START_DATE: one.from,
				COUPON_EFFECTIVE_END_DATE: one.until,
				COUPON_ISCASHBACK: one.cashback,
				COUPON_ISPERCENTAGE: one.percent,
				COUPON_IS_FOR_SHIPPING: one.shipping,
				COUPON_AMOUNT: one.amount,
				COUPON_MAXIMUM_AMOUNT: one.max ?? null,
				COUPON_MINIMUM_SUB_TOTAL: one.min,
				QUOTA: one.quota ?? null,
				PER_CUSTOMER: one.each,
				IS_PRIVATE: one.private,
			}
			return print(one.company, { method: 'POST', body })
		})
	vouchers
		.command('end')
		.description(say('vouchers.end'))
		.argument('<code>')
		.requiredOption('--company <code>', say('shop'))
		.action((code: string, raw: unknown) =>
			print(Company.parse(raw).company, { method: 'PATCH', body: { IS_ACTIVE: false } }, code),
		)
}

async function print(
	company: string,
	change: { method?: 'POST' | 'PATCH'; body?: unknown } = {},
	...which: string[]
) {
	const path = sitePath(company, 'vouchers', ...which)
	const { data } = await callOperatorApi(listVouchers.answer, { path, ...change })
	const rows = data.list.map((one) => [
		one.COUPON_CODE,
		one.COUPON_TITLE,
		one.COUPON_ISPERCENTAGE ? `${one.COUPON_AMOUNT} %` : rupiah(one.COUPON_AMOUNT),
		[
			one.COUPON_IS_FOR_SHIPPING && say('state.shipping'),
			one.COUPON_ISCASHBACK && say('state.cashback'),
		]
			.filter(Boolean)
			.join(' '),
		one.QUOTA === null
			? String(one.USED)
			: say('vouchers.used', { used: one.USED, quota: one.QUOTA }),
		jakartaTime(one.COUPON_EFFECTIVE_END_DATE),
		[one.IS_PRIVATE && say('state.private'), !one.IS_ACTIVE && say('state.ended')]
			.filter(Boolean)
			.join(' '),
	])
	const headings = heads('code', 'title', 'gives', 'as', 'used', 'until', 'state')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('vouchers.none'))
}
