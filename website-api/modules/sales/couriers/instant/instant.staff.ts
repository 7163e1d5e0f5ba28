import { getInstantSetting, saveInstantSetting } from '#contract/instant-setting.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { instantSettingOf } from './instant-setting.queries.ts'
import { instantSetting } from './instant-setting.table.ts'

/** On which terms a shop offers couriers that drive at once. */
export const instantAnswers = [
	answer(getInstantSetting, ({ db, caller }) => instantSettingOf(db, chosenCompany(caller))),
	answer(saveInstantSetting, async ({ db, caller, body }) => {
		const companyId = chosenCompany(caller)
		await inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			await tx
				.insert(instantSetting)
				.values({ companyId, ...body })
				.onConflictDoUpdate({ target: instantSetting.companyId, set: body })
		})
		return instantSettingOf(db, companyId)
	}),
]
