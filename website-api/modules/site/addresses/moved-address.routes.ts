import { findMovedAddress } from '#contract/moved-address.ts'
import { answer } from '#website-api/http/answer.ts'
import { movedAddress } from './moved-address.queries.ts'

/** Where a path leads that has no page. */
export const movedAddressAnswers = [
	answer(findMovedAddress, async ({ db, companyId, query }) => ({
		address: await movedAddress(db, companyId, query.path),
	})),
]
