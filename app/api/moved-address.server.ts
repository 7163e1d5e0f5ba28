import { MovedAddressAnswerWire } from '#contract/moved-address.ts'
import type { Call } from './call.ts'

/** Addresses that have changed. */
export function movedAddressApi(call: Call) {
	return {
		/**
		 * Where a path without language and query leads that has no page: a path of the shop without language, or an https
		 * URL; null: nowhere. An optional call.
		 */
		of: (path: string) =>
			call(Moved, { path: '/moved-address', query: { PATH: path }, optional: true }),
	}
}

const Moved = MovedAddressAnswerWire.transform(({ data }) => data.ADDRESS)
