import {
	chooseCourierArea,
	listCourierAccounts,
	listUnmatchedAreas,
	saveCourierAccount as saveCourierAccountEndpoint,
	testCourierAccount,
} from '#contract/courier-account.ts'
import { COURIER_PROVIDERS, type CourierProvider } from '#contract/courier.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	chosenCompany,
	type OperatorApiEnv,
} from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { chooseArea } from '../areas/choose-area.command.ts'
import { unmatchedAreas } from '../areas/unmatched-areas.queries.ts'
import { courierSettings } from './courier-settings.queries.ts'
import { saveCourierAccount } from './save-courier-account.command.ts'
import { testCourier } from './test-courier-account.command.ts'

type Asked = Pick<
	OperatorApiEnv['Variables'],
	'db' | 'caller' | 'secret' | 'couriers' | 'shopAddress'
>

/** The shop's accounts with providers of couriers, and the areas that they name in ways of their own. */
export const courierAccountAnswers = [
	answer(listCourierAccounts, async (asked) => ({ list: await settingsOf(asked) })),
	answer(saveCourierAccountEndpoint, async ({ params, body, ...asked }) => {
		const provider = providerOf(params.provider)
		const { hasSimulation } = asked.couriers
		const scope = { companyId: chosenCompany(asked.caller), provider, hasSimulation }
		await inTransaction(asked.db, (tx) =>
			saveCourierAccount(tx, { ...scope, secret: asked.secret }, body),
		)
		const settings = (await settingsOf(asked)).find((one) => one.provider === provider)
		if (!settings) throw new Problem(404, 'PROVIDER_UNKNOWN')
		return settings
	}),
	answer(testCourierAccount, ({ params, db, caller, couriers }) =>
		testCourier(db, couriers, {
			companyId: chosenCompany(caller),
			provider: providerOf(params.provider),
		}),
	),
	answer(listUnmatchedAreas, async (asked) => ({ list: await unmatchedOf(asked) })),
	answer(chooseCourierArea, async ({ body: { provider, district, areaId }, ...asked }) => {
		const known = (await unmatchedOf(asked)).some(
			(one) => one.provider === provider && one.district === district,
		)
		if (!known) throw new Problem(404, 'COURIER_AREA_NOT_FOUND')
		await inTransaction(asked.db, (tx) =>
			chooseArea(tx, { provider, districtCode: district }, areaId),
		)
		return { list: await unmatchedOf(asked) }
	}),
]

function settingsOf({ db, caller, secret, couriers, shopAddress }: Asked) {
	const { hasSimulation } = couriers
	return courierSettings(db, chosenCompany(caller), { secret, hasSimulation, shopAddress })
}

/** Of the providers that this shop has an account with. */
async function unmatchedOf(asked: Asked) {
	const settings = await settingsOf(asked)
	const own = settings.filter(({ account }) => account !== null)
	return unmatchedAreas(
		asked.db,
		own.map(({ provider }) => provider),
	)
}

function providerOf(text: string): CourierProvider {
	const provider = COURIER_PROVIDERS.find((one) => one === text)
	if (!provider) throw new Problem(404, 'PROVIDER_UNKNOWN')
	return provider
}
