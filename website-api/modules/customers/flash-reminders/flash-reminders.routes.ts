import { z } from 'zod'
import { endSaleReminder, listSaleReminders, remindOfSale } from '#contract/flash-sale.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { endReminder, remind, remindersOf } from './flash-reminder.command.ts'

const SaleId = z
	.string()
	.regex(/^\d{1,15}$/)
	.transform(Number)

/** A customer's reminders of flash sales. */
export const flashReminderAnswers = [
	answer(listSaleReminders, ({ db, owner, locale }) => remindersOf(db, owner, locale)),
	answer(remindOfSale, async ({ db, owner, locale, params }) => {
		const id = SaleId.safeParse(params.id)
		if (!id.success) throw new Problem(404, 'FLASH_SALE_NOT_FOUND')
		await inTransaction(db, (tx) => remind(tx, owner, id.data, locale))
		return remindersOf(db, owner, locale)
	}),
	answer(endSaleReminder, async ({ db, owner, locale, params }) => {
		const id = SaleId.safeParse(params.id)
		if (id.success) await endReminder(db, owner, id.data)
		return remindersOf(db, owner, locale)
	}),
]
