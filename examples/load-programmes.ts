import { randomUUID } from 'node:crypto'
import type { Transaction } from '#website-api/db/database.ts'
import { agentPlan } from '#website-api/modules/programmes/agents/agent-plan.table.ts'
import { reward } from '#website-api/modules/programmes/rewards/reward.table.ts'
import { tierBenefit } from '#website-api/modules/programmes/tiers/tier-benefit.table.ts'

const benefits = [
	{ tier: 'BRONZE', discountBp: 100, freeShipping: false },
	{ tier: 'SILVER', discountBp: 200, freeShipping: false },
	{ tier: 'GOLD', discountBp: 300, freeShipping: false },
	{ tier: 'PLATINUM', discountBp: 500, freeShipping: true },
] as const

const rewards = [
	{
		title: { id: 'Tas belanja kain', en: 'Cloth shopping bag' },
		terms: {
			id: 'Satu tas kain katun, dikirim bersama pesanan atau ke alamatmu.',
			en: 'One cotton bag, sent with an order or to your address.',
		},
		coins: 15_000,
		stock: 40,
		needsTier: null,
		isSent: true,
	},
	{
		title: { id: 'Kartu ucapan tulis tangan', en: 'Handwritten card' },
		terms: {
			id: 'Kami tulis pesanmu untuk pesanan berikutnya. Balas email kami dengan isinya.',
			en: 'We write your words for your next order. Answer our e-mail with them.',
		},
		coins: 5_000,
		stock: 100,
		needsTier: null,
		isSent: false,
	},
	{
		title: { id: 'Kotak hadiah pilihan kami', en: 'A gift box of our choice' },
		terms: {
			id: 'Isinya berganti setiap musim. Untuk pelanggan Silver ke atas.',
			en: 'What is in it changes with the season. For Silver customers and above.',
		},
		coins: 60_000,
		stock: 12,
		needsTier: 'SILVER',
		isSent: true,
	},
] as const

/** What a shop's agents and tiers gain, and what its coins are redeemed for. */
export async function loadProgrammes(tx: Transaction, companyId: number) {
	await tx
		.insert(agentPlan)
		.values({ companyId, priceBp: 1_000, level1Bp: 500, level2Bp: 200, level3Bp: 100 })
		.onConflictDoNothing()
	await tx
		.insert(tierBenefit)
		.values(benefits.map((benefit) => ({ companyId, ...benefit })))
		.onConflictDoNothing()
	await tx
		.insert(reward)
		.values(rewards.map((one, position) => ({ companyId, id: randomUUID(), position, ...one })))
}
