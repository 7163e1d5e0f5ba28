import { getInstantSetting, saveInstantSetting } from '#contract/instant-setting.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import { instantSettingOf } from './instant-setting.queries.ts'
import { instantSetting } from './instant-setting.table.ts'

/** On which terms a shop offers couriers that drive at once. */
export const instantAnswers = [
	answer(getInstantSetting, ({ db, operator }) => instantSettingOf(db, chosenCompany(operator))),
	answer(saveInstantSetting, async ({ db, operator, body }) => {
		const companyId = chosenCompany(operator)
		await inTransaction(db, async (tx) => {
			await actAs(tx, operator)
			await tx
				.insert(instantSetting)
				.values({ companyId, ...body })
				.onConflictDoUpdate({ target: instantSetting.companyId, set: body })
		})
		return instantSettingOf(db, companyId)
	}),
]
