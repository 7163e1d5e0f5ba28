import { expect, test } from 'vitest'
import { RewardForm } from './reward.form.ts'

const form = {
	titleId: 'Cangkir',
	titleEn: '',
	termsId: '',
	termsEn: '',
	coins: '100',
	stock: '5',
	tier: '',
	endsAt: '',
}

test('an unknown tier and a wrong end have text keys', () => {
	const wrong = { ...form, tier: 'IRON', endsAt: 'besok' }
	expect(RewardForm.safeParse(wrong).error?.issues).toMatchObject([
		{ path: ['tier'], message: 'reward.tierWrong' },
		{ path: ['endsAt'], message: 'fault.moment' },
	])
})

test.each([
	['', null],
	['GOLD', 'GOLD'],
])('a tier of %j is %j', (tier, expected) => {
	expect(RewardForm.parse({ ...form, tier })).toMatchObject({ needsTier: expected })
})
