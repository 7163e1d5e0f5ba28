import type { Command } from 'commander'
import { z } from 'zod'
import { listAllRedemptions, listEditedRewards } from '#contract/edited-reward.ts'
import { listTiers } from '#contract/tier.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { sitePath } from './site-path.ts'
import { jakartaTime, plain, rupiah, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const TierOptions = Company.extend({
	discount: z.coerce.number().min(0).max(20).default(0),
	freeShipping: z.boolean().default(false),
})
const RewardOptions = Company.extend({
	title: z.string(),
	titleEn: z.string().optional(),
	terms: z.string().default(''),
	termsEn: z.string().optional(),
	coins: z.coerce.number().int(),
	stock: z.coerce.number().int(),
	tier: z.string().optional(),
	sent: z.boolean().default(false),
	until: z.string().optional(),
})

/** Registers `tiers …`, `rewards …` and `redemptions …`. */
export function registerRewards(program: Command) {
	const tiers = program.command('tiers').description(say('tiers'))
	tiers
		.command('list')
		.requiredOption('--company <code>', say('shop'))
		.action((raw: unknown) => printTiers(Company.parse(raw).company))
	tiers
		.command('set')
		.argument('<tier>', say('tiers.set.tier'))
		.requiredOption('--company <code>', say('shop'))
		.option('--discount <percent>', say('tiers.set.discount'))
		.option('--free-shipping', say('tiers.set.freeShipping'))
		.action((tier: string, raw: unknown) => {
			const { company, discount, freeShipping } = TierOptions.parse(raw)
			const body = {
				TIER_CODE: tier.toUpperCase(),
				DISCOUNT_BASIS_POINTS: Math.round(discount * 100),
				IS_FREE_SHIPPING: freeShipping,
			}
			return printTiers(company, { method: 'PUT', body })
		})
	const rewards = program.command('rewards').description(say('rewards'))
	rewards
		.command('list')
		.requiredOption('--company <code>', say('shop'))
		.action((raw: unknown) => printRewards(Company.parse(raw).company))
	rewards
		.command('add')
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--title <text>', say('inIndonesian'))
		.option('--title-en <text>', say('inEnglish'))
		.option('--terms <text>', say('inIndonesian'))
		.option('--terms-en <text>', say('inEnglish'))
		.requiredOption('--coins <number>', say('rewards.add.coins'))
		.requiredOption('--stock <number>', say('rewards.add.stock'))
		.option('--tier <tier>', say('rewards.add.tier'))
		.option('--sent', say('rewards.add.sent'))
		.option('--until <time>', say('untilTime'))
		.action((raw: unknown) => {
			const one = RewardOptions.parse(raw)
			const body = {
				TITLE: { id: one.title, en: one.titleEn ?? one.title },
				TERMS: { id: one.terms, en: one.termsEn ?? one.terms },
				COINS: one.coins,
				STOCK: one.stock,
				IS_SENT: one.sent,
				NEEDS_TIER: one.tier?.toUpperCase() ?? null,
				ENDS_DATE: one.until ?? null,
			}
			return printRewards(one.company, { method: 'POST', body })
		})
	registerRedemptions(program)
}

function registerRedemptions(program: Command) {
	const redemptions = program.command('redemptions').description(say('redemptions'))
	redemptions
		.command('list')
		.requiredOption('--company <code>', say('shop'))
		.action((raw: unknown) => printRedemptions(Company.parse(raw).company))
	redemptions
		.command('done')
		.description(say('redemptions.done'))
		.argument('<number>')
		.requiredOption('--company <code>', say('shop'))
		.action((number: string, raw: unknown) =>
			printRedemptions(Company.parse(raw).company, `/${encodeURIComponent(number)}/fulfilment`),
		)
}

type Change = { method?: 'PUT' | 'POST'; body?: unknown }

async function printTiers(company: string, change: Change = {}) {
	const path = sitePath(company, 'tiers')
	const { data } = await callOperatorApi(listTiers.answer, { path, ...change })
	const rows = data.list.map((one) => [
		one.TIER_CODE,
		rupiah(one.TIER_FROM),
		`${one.DISCOUNT_BASIS_POINTS / 100} %`,
		one.IS_FREE_SHIPPING ? say('state.freeShipping') : '',
	])
	printText(tableOf(heads('tier', 'from', 'off', 'shipping'), rows))
}

async function printRewards(company: string, change: Change = {}) {
	const path = sitePath(company, 'rewards')
	const { data } = await callOperatorApi(listEditedRewards.answer, { path, ...change })
	const rows = data.list.map((one) => [
		one.REWARD_ID,
		one.TITLE,
		String(one.COINS),
		String(one.STOCK),
		one.NEEDS_TIER ?? '',
		one.IS_ACTIVE ? '' : say('state.ended'),
	])
	const headings = heads('id', 'title', 'coins', 'left', 'tier', 'state')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('rewards.none'))
}

async function printRedemptions(company: string, end: '' | `/${string}` = '') {
	const path = `${sitePath(company, 'redemptions')}${end}` as const
	const method = end === '' ? {} : ({ method: 'POST', body: {} } as const)
	const { data } = await callOperatorApi(listAllRedemptions.answer, { path, ...method })
	const rows = data.list.map((one) => [
		one.REDEMPTION_NUMBER,
		one.STATUS,
		jakartaTime(one.REDEEMED_DATE),
		one.CUSTOMER_NAME,
		one.REWARD_TITLE,
		plain(one.ADDRESS),
	])
	const headings = heads('number', 'status', 'redeemed', 'customer', 'reward', 'address')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('redemptions.none'))
}
