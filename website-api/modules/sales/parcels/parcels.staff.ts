import {
	checkParcel,
	correctParcel,
	endParcel,
	listParcelsToCheck,
	prepareParcel,
	sendParcel,
} from '#contract/parcel-step.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { changeStaffOrder } from '#website-api/modules/sales/orders/change-staff-order.command.ts'
import { checkParcel as check } from './check-parcel.command.ts'
import { correctParcel as correct } from './correct-parcel.command.ts'
import { endParcel as end } from './end-parcel.command.ts'
import { prepareParcel as prepare } from './prepare-parcel.command.ts'
import { sendParcel as send } from './send-parcel.command.ts'
import { parcelsToCheck } from './to-check.queries.ts'

/** Parcels of orders, as staff pack, send and correct them. */
export const parcelAnswers = [
	answer(prepareParcel, ({ body, ...asked }) =>
		changeStaffOrder(asked, (tx, order) => prepare(tx, order, body, asked.caller.label)),
	),
	answer(sendParcel, ({ body, ...asked }) =>
		changeStaffOrder(asked, (tx, order) =>
			send(tx, order, Number(asked.params.parcel), body, asked.caller.label),
		),
	),
	answer(endParcel, ({ body, ...asked }) =>
		changeStaffOrder(asked, (tx, order) =>
			end(tx, order, Number(asked.params.parcel), body, asked.caller.label),
		),
	),
	answer(correctParcel, ({ body, ...asked }) =>
		changeStaffOrder(asked, (tx, order) =>
			correct(tx, order, Number(asked.params.parcel), body, asked.caller.label),
		),
	),
	answer(checkParcel, (asked) =>
		changeStaffOrder(asked, (tx, order) => check(tx, order, Number(asked.params.parcel))),
	),
	answer(listParcelsToCheck, async ({ db, caller }) => ({
		list: await parcelsToCheck(db, chosenCompany(caller)),
	})),
]
